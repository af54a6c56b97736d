import { WithdrawDelegate } from '../../features/dependents/delegates/WithdrawDelegate';
import { OneDelegate } from './OneDelegate';

export function WithdrawAccessPage() {
  return (
    <OneDelegate when={({ mayWithdraw }) => mayWithdraw}>
      {(delegate) => <WithdrawDelegate delegate={delegate} />}
    </OneDelegate>
  );
}
