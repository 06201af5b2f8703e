'use client';

import type { ComponentProps } from 'react';
import { type ButtonLook, ButtonWords, buttonLook } from '../controls/button-look';
import { Link } from '../link';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'style'> & ButtonLook & { href: string };

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  leftSection,
  rightSection,
  className,
  target,
  children,
  ...link
}: Props) {
  const look = { variant, size, leftSection, rightSection } as ButtonLook;
  return (
    <Link {...buttonLook(look, className)} {...link} {...(target ? { target, rel: 'noopener' } : {})}>
      <ButtonWords {...look}>{children}</ButtonWords>
    </Link>
  );
}
