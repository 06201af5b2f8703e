import { getRequestConfig } from 'next-intl/server';
import { formats } from './formats';
import { DEFAULT_TIME_ZONE, LOCALE } from './locale';
import { messages } from './messages/es';

declare module 'next-intl' {
  interface AppConfig {
    Locale: typeof LOCALE;
    Messages: typeof messages;
    Formats: typeof formats;
  }
}

/** One language: the configuration never looks at the request, so it costs nothing per request. */
export default getRequestConfig(() => ({ locale: LOCALE, timeZone: DEFAULT_TIME_ZONE, messages, formats }));
