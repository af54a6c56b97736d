import type { TFunction } from 'i18next';
import styled from 'styled-components';

import { tagOf, type Language } from '../lib/language';
import { PhoneLink } from '../ui/PhoneLink';
import { space, width } from '../ui/theme/tokens';

/** Fixed texts: the build writes this page into index.html. */
const texts = {
  fr: {
    title: 'Le portail ne peut pas démarrer',
    text: 'Il a besoin de JavaScript, d’un navigateur à jour et d’une connexion Internet. Vérifiez-les, puis rechargez la page. Vous pouvez aussi téléphoner.',
    reload: 'Recharger la page',
  },
  en: {
    title: 'The portal cannot start',
    text: 'It needs JavaScript, an up-to-date browser and an Internet connection. Check them, then reload the page. You can also phone.',
    reload: 'Reload the page',
  },
};

const Section = styled.section`
  display: grid;
  gap: ${space.m};
  max-width: ${width.column};
  padding: ${space.xl} ${space.l};
  /* Shown while nothing stands in the portal's place, or once it was put before it. */
  #portal:not(:empty) ~ #unscripted > & {
    display: none;
  }
`;

/** Product §8 Content security. */
export function Unscripted({ lang, phone, t }: { lang: Language; phone: string; t: TFunction }) {
  const { title, text, reload } = texts[lang];
  return (
    <Section lang={tagOf(lang)}>
      <h1>{title}</h1>
      <p>{text}</p>
      <ul>
        <li>
          <a href="tel:911">{t('help.emergency')}</a>
        </li>
        <li>
          <a href="tel:811">{t('help.info')}</a>
        </li>
        {phone && (
          <li>
            <PhoneLink phone={phone}>{t('help.phone', { phone })}</PhoneLink>
          </li>
        )}
      </ul>
      {/* A link, as no script runs; its own URL forces a reload. */}
      <p>
        <a href="?">{reload}</a>
      </p>
    </Section>
  );
}
