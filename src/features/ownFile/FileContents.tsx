import { useTranslation } from 'react-i18next';

import { Bullets, Card, Note } from '../../ui';

const parts = ['me', 'people', 'appointments', 'messages', 'consents', 'access'] as const;

export function FileContents() {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="contents">
      <h2 id="contents">{t('export.contents')}</h2>
      <Bullets>
        {parts.map((part) => (
          <li key={part}>{t(`export.contents.${part}`)}</li>
        ))}
      </Bullets>
      <p>{t('export.contents.others')}</p>
      <p>{t('export.contents.format')}</p>
      <Note>{t('export.contents.safe')}</Note>
    </Card>
  );
}
