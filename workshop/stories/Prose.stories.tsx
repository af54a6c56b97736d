import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../src/i18n/useLanguage';
import { tagOf } from '../../src/lib/language';
import { Prose } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Prose' } satisfies Subject;

const part = (name: 'h2' | 'p' | 'li', text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

/** Nodes as they come from a legal text. */
const useNodes = (): DocumentFragment => {
  const { t } = useTranslation();
  const nodes = document.createDocumentFragment();
  const list = document.createElement('ul');
  list.append(part('li', t('close.goes.account')), part('li', t('close.goes.devices')));
  nodes.append(
    part('p', t('close.lead')),
    part('h2', t('close.goes')),
    list,
    part('h2', t('close.keeps')),
    part('p', t('close.keeps.why')),
  );
  return nodes;
};

export function LegalText() {
  return <Prose nodes={useNodes()} lang={tagOf(useLanguage())} addressOf={(anchor) => `#${anchor}`} />;
}
