#!/bin/sh
# Puts a version into service, one copy after the other, or the one before it again. As root, on the server:
#   release.sh main         the branch, tag or commit is built beside the running one, then the copies take it in turn
#   release.sh --back       the copies take the version that ran before
# Versions lie in /srv/tezbox/releases, /srv/tezbox/app leads to the one in service and /srv/tezbox/before to the one it replaced.
set -eu

home=${TEZBOX_HOME:-/srv/tezbox}
user=${TEZBOX_USER:-tezbox}
# Named by their ports, as in tezbox@.service.
copies=${TEZBOX_COPIES:-3000 3001}
patience=${TEZBOX_PATIENCE:-120}
kept=5

as_user() { sudo -u "$user" "$@"; }

say() { printf '%s\n' "$*" >&2; }

is_ready() { curl --silent --fail --max-time 2 --output /dev/null "http://localhost:$1/readyz"; }

# The other copy serves meanwhile: nothing goes on before this one does.
restart() {
  systemctl restart "tezbox@$1"
  waited=0
  until is_ready "$1"; do
    waited=$((waited + 1))
    if [ "$waited" -ge "$patience" ]; then
      say "The copy on port $1 is not ready after $patience seconds: journalctl --unit tezbox@$1 says why."
      say "The copies after it still run the version before. To go back: release.sh --back"
      exit 1
    fi
    sleep 1
  done
  say "ready: $1"
}

commit_of() { as_user git -C "$home/repository" rev-parse --verify --quiet "$1^{commit}"; }

point() { as_user ln -sfn "$2" "$home/$1"; }

build() {
  as_user git -C "$home/repository" fetch --quiet --tags --prune origin
  commit=$(commit_of "origin/$1" || commit_of "$1") || { say "There is no version $1."; exit 1; }
  folder=$home/releases/$commit
  if [ ! -d "$folder" ]; then as_user git clone --quiet --no-checkout "$home/repository" "$folder"; fi
  as_user git -C "$folder" checkout --quiet "$commit"
  (cd "$folder" && as_user npm run build >&2)
  printf '%s\n' "$folder"
}

running=$(readlink -f "$home/app" || true)
if [ "${1:?a version, or --back}" = --back ]; then
  next=$(readlink -f "$home/before") || { say "There is no version before."; exit 1; }
else
  next=$(build "$1")
fi
if [ "$next" = "$running" ]; then say "$next is in service already."; exit 0; fi

if [ -n "$running" ]; then point before "$running"; fi
point app "$next"
for copy in $copies; do restart "$copy"; done
say "in service: $next"

# The newest stay, and the two that are in use.
ls -1t "$home/releases" | tail -n "+$((kept + 1))" | while read -r old; do
  case "$home/releases/$old" in "$next" | "$running") ;; *) as_user rm -rf "$home/releases/$old" ;; esac
done
