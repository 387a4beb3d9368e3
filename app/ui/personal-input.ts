import type { ComponentProps } from 'react';
import { controlLook } from './field.tsx';

/**
 * How an input asks for something about the visitor: its keyboard, what the browser may fill in (WCAG 1.3.5), and the
 * longest value an address or a number can have.
 */
export const personalInput = {
  name: { type: 'text', autoComplete: 'name', maxLength: 100, className: controlLook },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, className: controlLook },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30, className: controlLook },
} satisfies Record<string, ComponentProps<'input'>>;
