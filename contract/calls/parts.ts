export const login = { login: 'id' } as const;
export const network = { clinics: ['some', { clinicId: 'id' }] } as const;
export const slot = { spaceId: 'id', clinicId: 'id', start: 'instant' } as const;
export const search = ['either', { spaces: ['some', slot] }, ['some', slot]] as const;
export const appointment = { reservationId: 'id', start: 'instant' } as const;
