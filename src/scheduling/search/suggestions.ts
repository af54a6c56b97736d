import type { Suggestion } from '../../../contract/appointments.ts';
import type { SearchChoice } from './searchChoice';

export const suggestedChoice = (choice: SearchChoice, suggestion: Suggestion): SearchChoice => {
  switch (suggestion.kind) {
    case 'wider':
      return { ...choice, radiusKm: suggestion.radiusKm };
    case 'later':
      return { ...choice, from: suggestion.from, to: suggestion.to };
    case 'anyClinic':
      return { ...choice, clinicIds: [] };
  }
};
