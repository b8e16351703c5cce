#!/bin/sh
tar czf invoices.tgz invoices
