import { describe } from 'node:test';

import { gluedText } from './gluedText.mjs';
import { itJudges } from './judging.ts';

describe('a sentence is one message', () => {
  itJudges(gluedText, {
    refused: [
      "`${t('a')} ${t('b')}`",
      "` (${t('a')})`",
      "name + '. ' + t('a')",
      "`${name}. ${t(isOpen ? 'a' : 'b')}`",
      "[isOpen && t('a'), t('b')].filter(Boolean).join(' ')",
      'codes.map((code) => t(code)).join()',
      "const text = is ? t('a') : ''; `${text}!`",
      "const textOf = (code) => t(code); [textOf('a'), textOf('b')].join(' ')",
      "const parts = [t('a')]; parts.join(', ')",
      "`${i18n.t('a')}.`",
      'const textOf = usePartyText(); `${textOf(from)},`',
      "const { careText } = useCareText(); [careText(care), mode].join(' ')",
      "const texts = useDelegateText(); texts.basis(basis) + '.'",
      'const period = usePeriodText(slot); `${period}!`',
      'const words = useServerMessage(); errors.map(words).join()',
    ],
    allowed: [
      "t('a', { name: t('b') })",
      't(`a.${code}`)',
      "listed([t('a'), t('b')])",
      'const textOf = usePartyText(); listed([textOf(from), moment])',
      "[firstName, lastName].join(' ')",
      '`${count}+`',
    ],
  });
});
