@echo off
rem To double-click on Windows: checks Node.js, and starts site, inbox and desk.
cd /d "%~dp0"
node -e "process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)" 2>nul
if errorlevel 1 (
  echo Node.js 18 or later is missing. Install it from https://nodejs.org, then double-click Start again.
  start "" https://nodejs.org
  pause
  exit /b 1
)
call npm start
pause
