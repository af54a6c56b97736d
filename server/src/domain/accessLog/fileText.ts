import type { AccessCapacity, AccessEvent } from '../../../../contract/accessLog.ts';
import type { Language } from '../../../../contract/catalogues.ts';

type FileText = {
  columns: readonly string[];
  actors: Record<AccessEvent['actor']['kind'], string>;
  capacities: Record<AccessCapacity, string>;
};

export const fileText: Record<Language, FileText> = {
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
  },
};
