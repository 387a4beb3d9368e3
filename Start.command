#!/bin/sh
# To double-click on macOS: checks Node.js, and starts site, inbox and desk.
cd "$(dirname "$0")" || exit 1
if ! command -v node > /dev/null || [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 18 ]; then
  echo 'Node.js 18 or later is missing. Install it from https://nodejs.org, then double-click Start again.'
  open https://nodejs.org
  exit 1
fi
# Opens the desk once its address is known.
opened=
npm start 2>&1 | while IFS= read -r line; do
  printf '%s\n' "$line"
  case $line in *'/?secret='*) [ "$opened" ] || { open "${line##* }"; opened=yes; } ;; esac
done
