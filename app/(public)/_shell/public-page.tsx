import type { ReactNode } from 'react';
import { PageFrame } from '@/app/_ui/public/page-frame';
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
  children: ReactNode;
};

/** Frame of every public page, with the product's name and copyright line. */
export function PublicPage({ width = 'narrow', action, closed = false, children }: Props) {
  const { name, legalName } = product();
  const year = isoDateInZone(new Date(), DEFAULT_TIME_ZONE).slice(0, 4);
  return (
    <PageFrame
      brand={name}
      brandHref={closed ? undefined : '/'}
      action={action}
      width={width}
      footer={translate('shell.copyright', { year, company: legalName })}
    >
      {children}
    </PageFrame>
  );
}
