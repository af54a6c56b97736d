import { z } from 'zod';

import { recordAudit } from '../data/audit.ts';
import { listServices, lockService, writeTerms } from '../data/clinicServices.ts';
import { inTransaction } from '../data/transaction.ts';
import { openTerms } from '../domain/care/serviceTerms.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand } from './command.ts';
import { readArgs } from './readArgs.ts';
import { readClinic } from './readDay.ts';
import { readTerms, termsLine, termsOptions } from './readTerms.ts';

export const servicesCommand: ClinicCommand = {
  name: 'services',
  isOfOperator: true,
  args: '<clinic>',
  summary: 'lists the services of a clinic: for whom and for what they are, and what they cost',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return async (deps) => {
      const { clinicId } = await readClinic(deps, word);
      return (await listServices(deps.db, clinicId)).map(
        ({ serviceId, name, careType, terms }) => `${serviceId}  ${name} (${careType})  ${termsLine(terms)}`,
      );
    };
  },
};

export const serviceCommand: ClinicCommand = {
  name: 'service',
  isOfOperator: true,
  args: '<service> [--ages 0-5] [--reasons <codes>] [--modes <codes>] [--visit first|follow-up] [--covered] [--fee <dollars>] [--fee-fr <sentence>] [--fee-en <sentence>] [--cards <codes>]',
  summary:
    'says for whom and for what a service is, and what it costs; "any" takes a limit away; no feed changes it after',
  read: (args) => {
    const {
      positionals: [serviceId = ''],
      values,
    } = readArgs(args, 1, termsOptions);
    readTerms(values, openTerms);
    return ({ db, requestId }) =>
      inTransaction(db, async (transaction) => {
        const service = z.uuid().safeParse(serviceId).success ? await lockService(transaction, serviceId) : undefined;
        if (service === undefined)
          throw new ClinicRefused(
            `There is no service ${serviceId}. List them with: npm run clinic -- services <clinic>`,
          );
        const terms = readTerms(values, service.terms);
        await writeTerms(transaction, serviceId, terms);
        await recordAudit(transaction, {
          action: 'service.changed',
          capacity: 'clinic',
          actorAccountId: null,
          entityId: service.clinicId,
          requestId,
        });
        return [`${service.name}: ${termsLine(terms)}`, 'Appointments already booked stay.'];
      });
  },
};
