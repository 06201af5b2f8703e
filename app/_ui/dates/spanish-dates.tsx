'use client';

import 'dayjs/locale/es';
import { DatesProvider, type DatesProviderSettings } from '@mantine/dates';
import type { ReactNode } from 'react';

const SETTINGS: DatesProviderSettings = { locale: 'es', firstDayOfWeek: 1, weekendDays: [] };

/** Calendars in Spanish whose week begins on Monday. Around each date field, so that pages without one pay nothing. */
export function SpanishDates({ children }: { children: ReactNode }) {
  return <DatesProvider settings={SETTINGS}>{children}</DatesProvider>;
}
