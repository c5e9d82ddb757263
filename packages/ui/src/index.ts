export { CityTile, CityTileGroup, type CityTileGroupProps, type CityTileProps } from './CityTile/CityTile.js';
export { ContactForm, type ContactFormProps } from './ContactForm/ContactForm.js';
export {
  type DefaultValues,
  type FormField,
  type MessageOf,
  type Refusal,
  type SendContactMessage,
  type SentMessage,
  type Sentences,
} from './ContactForm/formField.js';
export { type ContactMessage } from '@tarcza/contact/contract';
export {
  type ContactFormLabels,
  type GivenContactFormLabels,
  type ProblemLabels,
} from './ContactForm/labels.js';
export { FaqGroup, type FaqGroupProps, type FaqItem } from './FaqGroup/FaqGroup.js';
export { GalleryViewer } from './GalleryViewer/GalleryViewer.js';
export {
  type GalleryItem,
  type GalleryViewerLabels,
  type GalleryViewerProps,
} from './GalleryViewer/types.js';
export { Icon, type IconName, type IconProps } from './icons/icons.js';
export { type Labels } from './labels/labels.js';
export { LazyImage, type LazyImageLabels, type LazyImageProps } from './LazyImage/LazyImage.js';
export { LinkProvider, type LinkProps, type LinkProviderProps } from './Link/Link.js';
export { PhoneButton, type PhoneButtonLabels, type PhoneButtonProps } from './PhoneButton/PhoneButton.js';
export { phoneNumber, type PhoneNumber } from './PhoneButton/phoneNumber.js';
export { type Phrase } from './words.js';
export { ServiceCard, type ServiceCardProps } from './ServiceCard/ServiceCard.js';
