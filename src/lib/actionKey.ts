type Act<A extends string> = { action: A; isClinics: boolean };

export const actionKey = <A extends string>({ action, isClinics }: Act<A>) =>
  isClinics && action === 'message.sent' ? 'accessLog.clinicWrote' : (`accessLog.action.${action}` as const);
