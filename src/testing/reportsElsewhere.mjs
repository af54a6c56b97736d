import { mailOf } from '../../server/test/support/mail.ts';

export const takeReports = ({ deps }, address) => {
  deps.config.mail.support = address;
};

export const mailsTo = ({ deps }, address) => mailOf(deps).to(address);
