import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useEndOtherPushesMutation } from '../../api/pushesApi';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { Button, Outcome } from '../../ui';

/** A lost phone gets pushes until somebody says no. */
export function Elsewhere({ count }: { count: number }) {
  const { t } = useTranslation();
  const [end, { error, isLoading, requestId }] = useEndOtherPushesMutation();
  const stop = () => void end();
  if (count === 0) return null;
  return (
    <>
      <p>{t('pushes.elsewhere', { count })}</p>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem failure={refusalIn(error) ?? {}} what={t('unknown.done')} isBusy={isLoading} onLook={stop} />
        </Outcome>
      )}
      <div>
        <Button look="secondary" busy={isLoading && t('pushes.ending')} onPress={stop}>
          {t('pushes.endElsewhere')}
        </Button>
      </div>
    </>
  );
}
