import { mailedRoutes } from '../../contract/recovery.ts';
import { appointmentLinkRoute } from '../../contract/appointmentLinks.ts';
import { paths } from './paths';

describe('the addresses of the portal', () => {
  it('the routes of the portal match the addresses of mailed links', () => {
    expect({
      recover: paths.newPassword,
      verify: paths.verifyEmail,
      recoverAgain: paths.recover,
      devices: paths.accountDevices,
      alerts: paths.alerts,
      mailbox: paths.mailbox,
      signIn: paths.login,
    }).toEqual(mailedRoutes);
    expect(paths.appointmentLink).toBe(appointmentLinkRoute);
  });
});
