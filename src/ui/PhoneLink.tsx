import type { ReactNode } from 'react';

export function PhoneLink({ phone, children }: { phone: string; children?: ReactNode }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{children ?? <span translate="no">{phone}</span>}</a>;
}
