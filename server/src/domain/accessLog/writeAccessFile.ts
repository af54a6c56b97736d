import type { AccessEvent, AccessCapacity } from '../../../../contract/accessLog.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { millisecondsOf } from '../../../../contract/instants.ts';
import type { StaffRole } from '../../../../contract/staffRoles.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { wallTimeAt } from '../zonedTime.ts';
import { actionText } from './actionText.ts';
import { writeCsv } from './csv.ts';

type FileText = {
  columns: readonly string[];
  actors: Record<AccessEvent['actor']['kind'], string>;
  capacities: Record<AccessCapacity, string>;
  roles: Record<StaffRole, string>;
};

const fileText: Record<Language, FileText> = {
  fr: {
    columns: ['Date', 'Heure (Québec)', 'Qui', 'À quel titre', 'Quoi', 'Dossier de', 'Appareil'],
    actors: {
      me: 'Vous',
      person: 'Une autre personne',
      clinic: 'La clinique',
      network: 'Le réseau, automatiquement',
      nobody: 'Une personne non connectée',
    },
    capacities: {
      self: 'Pour son propre dossier',
      delegate: 'Agit pour cette personne',
      clinic: 'Clinique',
      system: 'Réseau',
      anonymous: 'Sans connexion',
    },
    roles: { reception: 'Réception', professional: 'Personnel soignant', manager: 'Gestion' },
  },
  en: {
    columns: ['Date', 'Time (Quebec)', 'Who', 'In what capacity', 'What', 'File of', 'Device'],
    actors: {
      me: 'You',
      person: 'Another person',
      clinic: 'The clinic',
      network: 'The network, automatically',
      nobody: 'Someone not signed in',
    },
    capacities: {
      self: 'For their own file',
      delegate: 'Acts for this person',
      clinic: 'Clinic',
      system: 'Network',
      anonymous: 'Not signed in',
    },
    roles: { reception: 'Reception', professional: 'Care team', manager: 'Management' },
  },
};

/** A semicolon where the comma is the decimal mark. */
const separators = { fr: ';', en: ',' } as const;

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const roleOf = ({ role, clinicName }: AccessEvent['actor'], { roles }: FileText): string | undefined =>
  role && clinicName && `${roles[role]}, ${clinicName}`;

export const writeAccessFile = (events: readonly AccessEvent[], lang: Language): string => {
  const messages = fileText[lang];
  const line = ({ at, actor, capacity, action, person, device }: AccessEvent): string[] => {
    const wall = wallTimeAt(new Date(millisecondsOf(at)), quebecZone);
    return [
      wall.slice(0, 10),
      wall.slice(11, 19),
      nameOf(actor) || messages.actors[actor.kind],
      roleOf(actor, messages) ?? messages.capacities[capacity],
      actionText[action][lang],
      nameOf(person),
      device,
    ];
  };
  return writeCsv([messages.columns, ...events.map(line)], separators[lang]);
};
