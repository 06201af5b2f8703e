import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariablesResolver } from './css-variables';
import { theme } from './theme';

const HEADING =
  '/* The theme of theme.ts and css-variables.ts. Written by `npx vitest run app/_ui/theme --update`. */\n';

/** The theme as CSS variables, without those that Mantine's own stylesheet has. */
function themeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const variables = deepMerge(defaultCssVariablesResolver(whole), cssVariablesResolver(whole));
  const usual = defaultCssVariablesResolver(DEFAULT_THEME);
  const own = <Values extends Record<string, string>>(values: Values, known: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => known[name] !== value));
  const css = convertCssVariables(
    {
      variables: own(variables.variables, usual.variables),
      light: own(variables.light, usual.light),
      dark: own(variables.dark, usual.dark),
    },
    ':root',
  );
  return `${HEADING}${css.trim()}\n`;
}

it('has the theme as a stylesheet, which no page has to make or to carry', async () => {
  await expect(themeVariables()).toMatchFileSnapshot('mantine-variables.generated.css');
});
