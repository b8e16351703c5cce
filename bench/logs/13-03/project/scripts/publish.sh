#!/bin/bash
set -eu
curl -fsS -T catalog/bundle.json "$PUBLISH_URL"
