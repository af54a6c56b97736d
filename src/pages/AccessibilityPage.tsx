import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { TestedList } from '../features/accessibility/TestedList';
import { selectBrand } from '../features/config/configSlice';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { Bullets, LinkLine, Page, PhoneLink, Stack } from '../ui';

/** SGQRI 008 3.0. */
export function AccessibilityPage() {
  const { t } = useTranslation();
  const { phone, email } = useAppSelector(selectBrand);
  return (
    <Page title={t('accessibility.title')} lead={t('accessibility.lead')}>
      <Stack as="section">
        <h2>{t('accessibility.standards')}</h2>
        <p>{t('accessibility.standards.text')}</p>
      </Stack>
      <Stack as="section">
        <h2>{t('accessibility.tested')}</h2>
        <TestedList />
      </Stack>
      <Stack as="section">
        <h2>{t('accessibility.gaps')}</h2>
        <Bullets>
          <li>{t('accessibility.gaps.people')}</li>
          <li>{t('accessibility.gaps.files')}</li>
        </Bullets>
      </Stack>
      <Stack as="section">
        <h2>{t('accessibility.yours')}</h2>
        <LinkLine>
          <Link to={paths.display}>{t('accessibility.display')}</Link>
        </LinkLine>
        <p>{t('accessibility.tell')}</p>
        <Bullets>
          {phone && (
            <LinkLine as="li">
              <PhoneLink phone={phone} />
            </LinkLine>
          )}
          {email && (
            <LinkLine as="li">
              <a href={`mailto:${email}`}>{email}</a>
            </LinkLine>
          )}
        </Bullets>
      </Stack>
    </Page>
  );
}
