#!/bin/sh
# validate everything before upload
find recipes -name "*.xml" | sort | xargs xmllint --noout --schema schema/recipe.xsd
