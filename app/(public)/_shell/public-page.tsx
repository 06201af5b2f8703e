import type { ReactNode } from 'react';
import { PageFrame } from '@/app/_ui/public/page-frame';
import { findAccent } from '@/lib/agencies/find-accent';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { product } from '@/lib/platform/product';

type Props = {
  width?: 'narrow' | 'wide';
  /** At the right of the header: 'Iniciar Sesión' on the registration page. */
  action?: ReactNode;
  /** Signing and payment have no way out but the one: the name is then no link. */
  closed?: boolean;
  /** The agency that it speaks for, whose colour its buttons then have. */
  agencyId?: string | null | undefined;
  children: ReactNode;
};

/** Frame of every public page, with the product's name and copyright line. */
export async function PublicPage({ width = 'narrow', action, closed = false, agencyId, children }: Props) {
  const { name, legalName } = product();
  const year = isoDateInZone(new Date(), DEFAULT_TIME_ZONE).slice(0, 4);
  return (
    <PageFrame
      brand={name}
      brandHref={closed ? undefined : '/'}
      action={action}
      width={width}
      accent={agencyId ? await findAccent(agencyId) : null}
      footer={translate('shell.copyright', { year, company: legalName })}
    >
      {children}
    </PageFrame>
  );
}
