#!/usr/bin/env node
'use strict';
require('../lib/site').build(process.argv[2] || '.');
