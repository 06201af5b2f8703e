import Bowser from 'bowser';

/** Browser and system as a person would name them, 'Chrome en Windows', or null for what says neither. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter((name): name is string => Boolean(name));
  return names.length > 0 ? names.join(' en ') : null;
}
