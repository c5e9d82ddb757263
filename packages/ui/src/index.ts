export { ActionLink, type ActionLinkProps } from './ActionLink/ActionLink.js';
export { ArticleCard, type ArticleCardProps } from './ArticleCard/ArticleCard.js';
export {
  Breadcrumbs,
  type BreadcrumbsLabels,
  type BreadcrumbsProps,
  type Crumb,
} from './Breadcrumbs/Breadcrumbs.js';
export { CallBar, type CallBarLabels, type CallBarProps } from './CallBar/CallBar.js';
export { CityTile, CityTileGroup, type CityTileGroupProps, type CityTileProps } from './CityTile/CityTile.js';
export { ContactForm, type ContactFormProps } from './ContactForm/ContactForm.js';
export {
  type AttachedPhotos,
  type DefaultValues,
  type FieldErrors,
  type FieldOption,
  type FormField,
  type MessageOf,
  type Refusal,
  type SendContactMessage,
  type SentMessage,
} from './ContactForm/message.js';
export { type ContactMessage } from '@tarcza/contact/contract';
export {
  type ContactFormLabels,
  type GivenContactFormLabels,
  type ProblemLabels,
} from './ContactForm/labels.js';
export { FaqGroup, type FaqGroupProps, type FaqItem } from './FaqGroup/FaqGroup.js';
export { Figures, type FiguresProps } from './Figures/Figures.js';
export { GalleryViewer, type GalleryViewerProps } from './GalleryViewer/GalleryViewer.js';
export { type GalleryItem, type GalleryViewerLabels } from './GalleryViewer/types.js';
export { Hero, type HeroProps } from './Hero/Hero.js';
export { Icon, type IconName, type IconProps } from './icons/icons.js';
export { type Labels, type Phrase } from './labels.js';
export { LazyImage, type LazyImageLabels, type LazyImageProps } from './LazyImage/LazyImage.js';
export { LinkList, type LinkListProps } from './LinkList/LinkList.js';
export { type LinkProps } from './Link/Link.js';
export { LinkProvider, type LinkProviderProps } from './Link/LinkProvider.js';
export {
  MessageButton,
  type MessageButtonLabels,
  type MessageButtonProps,
} from './MessageButton/MessageButton.js';
export { Notice, type NoticeProps } from './Notice/Notice.js';
export { PhoneButton, type PhoneButtonLabels, type PhoneButtonProps } from './PhoneButton/PhoneButton.js';
export { PhotoField, type PhotoFieldProps } from './PhotoField/PhotoField.js';
export { type GivenPhotoLabels, type PhotoLabels } from './PhotoField/labels.js';
export { phoneNumber, type PhoneNumber, type PhoneNumberOptions } from './PhoneButton/phoneNumber.js';
export { PhoneProvider, usePhoneNumber, type PhoneProviderProps } from './PhoneButton/PhoneProvider.js';
export {
  PriceTable,
  type PriceLine,
  type PriceTableLabels,
  type PriceTableProps,
} from './PriceTable/PriceTable.js';
export { Prose, type ProseProps } from './Prose/Prose.js';
export { Section, type SectionProps } from './Section/Section.js';
export { ServiceCard, type ServiceCardProps } from './ServiceCard/ServiceCard.js';
export {
  SiteFooter,
  type FooterColumn,
  type FooterItem,
  type SiteFooterProps,
} from './SiteFooter/SiteFooter.js';
export {
  SiteHeader,
  type SiteHeaderLabels,
  type SiteHeaderProps,
} from './SiteHeader/SiteHeader.js';
export { Steps, type StepsProps } from './Steps/Steps.js';
export {
  notify,
  prepareToasts,
  Toasts,
  type Toast,
  type ToastsLabels,
  type ToastsProps,
} from './Toasts/Toasts.js';
