import type { ReactNode } from 'react';
import { ClientMessages } from '@/app/_ui/client-messages';

/** Hands a talent's form, new or known, the texts it reads. */
export function FormMessages({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        'talents.form',
        'talents.fields',
        'talents.profiles',
        'talents.guardian',
        'talents.genders',
        'talents.gender',
      ]}
    >
      {children}
    </ClientMessages>
  );
}
