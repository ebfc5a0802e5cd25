#!/usr/bin/env bash
# Filipino's plural category "one" is not the number one.
#
# Guess from memory: as in English, a message like `{days, plural, one {one day} other {# days}}` takes its first form
# for 1 alone.
# Seen: Intl.PluralRules('fil') puts 0, 1, 2, 3, 5, 7, 8, 10, 11 and 12 into "one", and only integers that end in 4, 6
# or 9 into "other". A translator who writes the number out in the branch "one" therefore tells readers of Filipino
# "one day" where a term is 7 days. `=1` in place of `one` is exact in every language.
# Versions: Node 20 and 24 (their own ICU), @lingui/core and @lingui/message-utils 5.9.5.
# Ends with 1 when the behaviour is another one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @lingui/core@5.9.5 @lingui/message-utils@5.9.5 >/dev/null
cat > show.mjs <<'JS'
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const categories = (locale) => {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: 13 }, (_, count) => `${count}:${rules.select(count)}`).join(' ');
};
const i18n = setupI18n();
i18n.load('fil', {
  named: compileMessage('{days, plural, one {isang araw} other {# araw}}'),
  exact: compileMessage('{days, plural, =1 {isang araw} other {# araw}}'),
});
i18n.activate('fil');
const say = (id) => [1, 2, 4, 7].map((days) => i18n._(id, { days })).join(' | ');
console.log(`en    ${categories('en')}`);
console.log(`fil   ${categories('fil')}`);
console.log(`one   ${say('named')}`);
console.log(`=1    ${say('exact')}`);
JS
node show.mjs | tee seen.txt
diff seen.txt - <<'EXPECTED'
en    0:other 1:one 2:other 3:other 4:other 5:other 6:other 7:other 8:other 9:other 10:other 11:other 12:other
fil   0:one 1:one 2:one 3:one 4:other 5:one 6:other 7:one 8:one 9:other 10:one 11:one 12:one
one   isang araw | isang araw | 4 araw | isang araw
=1    isang araw | 2 araw | 4 araw | 7 araw
EXPECTED
echo "As described."
