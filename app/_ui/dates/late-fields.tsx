'use client';

import { Skeleton } from '@mantine/core';
import { later } from '../later/later';

// A calendar weighs as much as the rest of a form: it comes once the form stands, into a place kept for it.

const loading = () => <Skeleton height={60} radius={8} />;

export const DateRangeField = later(
  async () => ({ default: (await import('./date-range-field')).DateRangeField }),
  { loading },
);
