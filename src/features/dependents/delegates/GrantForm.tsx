import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import { ageOfMajority } from '../../../../contract/accessBases.ts';
import { ageOn } from '../../../../contract/age.ts';
import type { Delegate } from '../../../../contract/delegates.ts';
import { useTold } from '../../../i18n/useTold';
import { useGrantAccessMutation } from '../../../api/delegatesApi';
import { refusalIn } from '../../../api/capability';
import { useGetUserQuery } from '../../../api/profileApi';
import type { FlashState } from '../../../lib/flash';
import { paths } from '../../../lib/paths';
import { quebecToday } from '../../../lib/quebecDay';
import { Button, ButtonLink, Checkboxes, Cluster, Note, PortalForm, type FormFailure } from '../../../ui';
import { tellFailure } from '../../../scheduling/channel/tellFailure';
import { suggestedScopes, withheldScopes } from './delegateText';
import { useDelegateText } from './useDelegateText';

type Values = { scopes: string[] };

const shared = { flash: { tone: 'success', message: 'delegates.share.done' } } satisfies FlashState;

/** Levels needing a clinic's identity check are listed, not offered. */
export function GrantForm({ delegate }: { delegate: Delegate }) {
  const { t } = useTranslation();
  const told = useTold();
  const navigate = useNavigate();
  const [grant] = useGrantAccessMutation();
  const { data: profile } = useGetUserQuery();
  const isMinor = typeof profile?.birthDate === 'string' && ageOn(quebecToday(), profile.birthDate) < ageOfMajority;
  const { linkId, grantable, awaitsMe } = delegate;
  const name = useDelegateText().name(delegate);

  const save = async ({ scopes: kept }: Values): Promise<FormFailure | undefined> => {
    const { error } = await grant({ linkId, scopes: dependentScopes.filter((scope) => kept.includes(scope)) });
    if (error) return refusalIn(error) ?? {};
    await navigate(paths.dependents, { state: shared });
    return undefined;
  };
  return (
    <PortalForm<Values>
      draft={`share ${linkId}`}
      initialValues={{ scopes: suggestedScopes(delegate) }}
      onSubmit={save}
      tellFailure={tellFailure(t('delegates.unknown'))}
      validate={({ scopes }) => (scopes.length === 0 ? { scopes: 'dependents.add.noLevel' } : {})}
    >
      {({ isSending }) => (
        <>
          <Checkboxes
            name="scopes"
            label={t('delegates.share.levels', { name })}
            options={grantable.map((scope) => ({ value: scope, label: t(`delegates.scope.${scope}`) }))}
          />
          {withheldScopes(delegate).length > 0 && <Note icon="lock">{t('dependents.levelNeedsClinic')}</Note>}
          <Note>{t(isMinor ? 'delegates.share.until18' : 'delegates.share.after')}</Note>
          <Cluster>
            <Button type="submit" busy={isSending && t('dependents.busy')}>
              {told(awaitsMe ? 'delegates.share.agree' : 'delegates.share.confirm', { name })}
            </Button>
            <ButtonLink to={paths.dependents} look="secondary">
              {t('dependents.levels.keep')}
            </ButtonLink>
          </Cluster>
        </>
      )}
    </PortalForm>
  );
}
