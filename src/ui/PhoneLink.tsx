import type { ReactNode } from 'react';

/** A number that a phone can call. */
export function PhoneLink({ phone, children }: { phone: string; children?: ReactNode }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{children ?? phone}</a>;
}
