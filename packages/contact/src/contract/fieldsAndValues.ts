export * from './fields.ts';
export { validateFields } from './validateFields.ts';
export * from './values.ts';
