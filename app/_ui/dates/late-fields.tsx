'use client';

import { Skeleton } from '@mantine/core';
import dynamic from 'next/dynamic';

// A calendar weighs as much as the rest of a form: it comes once the form stands, into a place kept for it.

const loading = () => <Skeleton height={60} radius={8} />;

export const DateRangeField = dynamic(
  () => import('./date-range-field').then((part) => part.DateRangeField),
  { ssr: false, loading },
);
