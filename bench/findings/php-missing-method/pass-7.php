<?php
interface Marker { const V = 1; }
class Thing implements Marker { }
