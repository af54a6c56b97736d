import { useTranslation } from 'react-i18next';

import { Button } from '../ui';

/** Outside any form: alerts stand at the top. Silent: the first button says it is busy. */
export function LookAgain({ isBusy, onLook }: { isBusy: boolean; onLook: () => void }) {
  const { t } = useTranslation();
  return (
    <div aria-live="off">
      <Button look="secondary" busy={isBusy && t('unknown.look.busy')} saysBusy={false} onPress={onLook}>
        {t('unknown.look')}
      </Button>
    </div>
  );
}
