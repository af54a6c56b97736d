import type { ClinicKind, Language, Profession } from '../../../contract/catalogues.ts';
import { demoClinics, type DemoClinic } from './clinics.ts';
import { men, surnames, women } from './names.ts';
import { chance, pick } from './seeded.ts';
import { servicesOf, type DemoService } from './services.ts';

export type DemoProfessional = {
  key: string;
  clinic: DemoClinic;
  name: string;
  profession: Profession;
  languages: Language[];
  services: readonly DemoService[];
};

const teams: Record<ClinicKind, readonly Profession[]> = {
  gmf: ['family-doctor', 'family-doctor', 'nurse-practitioner'],
  'gmf-u': ['family-doctor', 'resident', 'nurse-practitioner'],
  'gmf-r': ['family-doctor', 'family-doctor', 'nurse'],
  clsc: ['nurse', 'nurse-practitioner', 'family-doctor'],
  private: ['family-doctor', 'family-doctor', 'nurse'],
};

const fourth: readonly Profession[] = [
  'pharmacist',
  'social-worker',
  'nurse',
  'psychologist',
  'physiotherapist',
  'nutritionist',
  'nurse-practitioner',
  'occupational-therapist',
  'respiratory-therapist',
];

/** Sequential, so that names are unique. */
const nameOf = (at: number): string => {
  const first = at % 2 === 0 ? women : men;
  return `${first[Math.floor(at / 2) % first.length] ?? ''} ${surnames[(at * 7 + Math.floor(at / surnames.length)) % surnames.length] ?? ''}`;
};

const offered = (key: string, profession: Profession): readonly DemoService[] => {
  const all = servicesOf[profession];
  return profession === 'family-doctor'
    ? all.filter(({ key: service }, at) => at < 3 || chance(`${key}/${service}`) < 0.6)
    : all;
};

const teamOf = (clinic: DemoClinic, clinicAt: number): DemoProfessional[] =>
  [...teams[clinic.kind], fourth[clinicAt % fourth.length] ?? 'nurse'].map((profession, at): DemoProfessional => {
    const key = `${clinic.key}/${at + 1}`;
    return {
      key,
      clinic,
      profession,
      name: nameOf(clinicAt * 4 + at),
      languages:
        clinic.languages.includes('en') && pick(`${key}/languages`, [true, true, false]) ? ['fr', 'en'] : ['fr'],
      services: offered(key, profession),
    };
  });

export const demoProfessionals: readonly DemoProfessional[] = demoClinics.flatMap(teamOf);
