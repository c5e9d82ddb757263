export * from './fields.ts';
export { isNameOfForm, validateFields } from './validateFields.ts';
export * from './values.ts';
