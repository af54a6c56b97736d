import { useTranslation } from 'react-i18next';

import { Button } from '../../ui';

/** Outside any form: alerts stand at the top. */
export function LookAgain({ isBusy, onLook }: { isBusy: boolean; onLook: () => void }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button look="secondary" busy={isBusy && t('unknown.look.busy')} onPress={onLook}>
        {t('unknown.look')}
      </Button>
    </div>
  );
}
