import { WithdrawDelegate } from '../../features/dependents/delegates/WithdrawDelegate';
import { OneDelegate } from './OneDelegate';

/** Refusing a request, or taking an access back, stands on its own page. */
export function WithdrawAccessPage() {
  return (
    <OneDelegate when={({ mayWithdraw }) => mayWithdraw}>
      {(delegate) => <WithdrawDelegate delegate={delegate} />}
    </OneDelegate>
  );
}
