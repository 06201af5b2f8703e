import type { MantineTheme } from '@mantine/core';
import texts from '@/lib/i18n/messages/es/controls.json';

type Components = MantineTheme['components'];

const close = { closeButtonProps: { 'aria-label': texts.close } };
const clear = { clearButtonProps: { 'aria-label': texts.clear } };
const choose = { ...clear, nothingFoundMessage: texts.nothingFound };
const calendar = { ariaLabels: texts.calendar };
/**
 * Mantine names the floating calendar after an id that its field does not have; and once the calendar is gone, so is
 * what had the focus in it, which the field then gets back.
 */
const floating = {
  popoverProps: {
    withRoles: false,
    returnFocus: true,
    attributes: { dropdown: { role: 'dialog', 'aria-label': texts.calendarDialog } },
  },
};

/** What Mantine says to screen readers, which it knows in English only. */
export const spanishLabels: Components = {
  CloseButton: { defaultProps: { 'aria-label': texts.close } },
  Modal: { defaultProps: close },
  Drawer: { defaultProps: close },
  Notification: { defaultProps: close },
  Alert: { defaultProps: { closeButtonLabel: texts.close } },
  Select: { defaultProps: choose },
  MultiSelect: { defaultProps: choose },
  Autocomplete: { defaultProps: clear },
  TagsInput: { defaultProps: clear },
  FileInput: { defaultProps: clear },
  PasswordInput: {
    defaultProps: { visibilityToggleButtonProps: { 'aria-label': texts.togglePassword } },
  },
  Calendar: { defaultProps: calendar },
  DatePicker: { defaultProps: calendar },
  DatePickerInput: { defaultProps: { ...calendar, ...clear, ...floating } },
  DateInput: { defaultProps: { ...calendar, ...clear } },
};
