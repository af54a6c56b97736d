import { mailedRoutes } from '../../contract/recovery.ts';
import { paths } from './paths';

describe('the addresses of the portal', () => {
  it('are those to which mailed links lead', () => {
    expect({ recover: paths.newPassword, verify: paths.verifyEmail }).toEqual(mailedRoutes);
  });
});
