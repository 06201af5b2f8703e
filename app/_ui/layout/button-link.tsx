'use client';

import { Button, type ButtonProps } from '@mantine/core';
import Link from 'next/link';
import type { ReactNode } from 'react';

type Props = ButtonProps & { href: string; children: ReactNode; prefetch?: boolean; target?: '_blank' };

/** A link that looks like a button; usable from server components, which cannot hand Link to Mantine. */
export function ButtonLink({ target, ...props }: Props) {
  return <Button component={Link} {...props} {...(target ? { target, rel: 'noopener' } : {})} />;
}
