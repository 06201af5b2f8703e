'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, ButtonWords, buttonLook } from '../controls/button-look';

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
