export { ActionLink, type ActionLinkProps } from './ActionLink/ActionLink.js';
export { ArticleCard, type ArticleCardProps } from './ArticleCard/ArticleCard.js';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.js';
export { Button, type ButtonProps } from './Button/Button.js';
export { CallBar, type CallBarProps } from './CallBar/CallBar.js';
export { CityTile, CityTileGroup, type CityTileGroupProps, type CityTileProps } from './CityTile/CityTile.js';
export { ContactForm, type ContactFormProps } from './ContactForm/ContactForm.js';
export {
  type DefaultValues,
  type FieldErrors,
  type FieldOption,
  type FormField,
  type MessageOf,
  type Refusal,
  type Unconfirmed,
  type SendContactMessage,
  type SentMessage,
} from './ContactForm/message.js';
export { type ContactMessage } from '@tarcza/contact/contract';
export { type FieldTexts, labelFields } from './ContactForm/labelFields.js';
export { FaqGroup, type FaqGroupProps, type FaqItem } from './FaqGroup/FaqGroup.js';
export { Figures, type FiguresProps } from './Figures/Figures.js';
export { GalleryViewer, type GalleryViewerProps } from './GalleryViewer/GalleryViewer.js';
export { type GalleryItem } from './GalleryViewer/types.js';
export { Hero, type HeroProps } from './Hero/Hero.js';
export { Icon, type IconName, type IconProps } from './icons/icons.js';
export {
  type BreadcrumbsLabels,
  type CallBarLabels,
  type ContactFormLabels,
  type GalleryViewerLabels,
  type GivenContactFormLabels,
  type GivenPhotoLabels,
  type Labels,
  type LazyImageLabels,
  type MessageButtonLabels,
  type PhoneButtonLabels,
  type PhotoLabels,
  type Phrase,
  type PriceTableLabels,
  type ProblemLabels,
  type SiteHeaderLabels,
  type ToastsLabels,
} from './labels.js';
export { LazyImage, type LazyImageProps } from './LazyImage/LazyImage.js';
export { LinkList, type LinkListProps } from './LinkList/LinkList.js';
export { type LinkProps, type LinkProviderProps } from './Link/Link.js';
export { LinkProvider } from './Link/LinkProvider.js';
export { MessageButton, type MessageButtonProps } from './MessageButton/MessageButton.js';
export { Notice, type NoticeProps } from './Notice/Notice.js';
export { PhoneButton, type PhoneButtonProps } from './PhoneButton/PhoneButton.js';
export { PhotoField, type AttachedPhotos, type PhotoFieldProps } from './PhotoField/PhotoField.js';
export { phoneNumber, type PhoneNumber, type PhoneNumberOptions } from './PhoneButton/phoneNumber.js';
export { PhoneProvider, usePhoneNumber, type PhoneProviderProps } from './PhoneButton/PhoneProvider.js';
export { PriceTable, type PriceLine, type PriceTableProps } from './PriceTable/PriceTable.js';
export { Prose, type ProseProps } from './Prose/Prose.js';
export { Section, type SectionProps } from './Section/Section.js';
export { ServiceCard, type ServiceCardProps } from './ServiceCard/ServiceCard.js';
export {
  SiteFooter,
  type FooterColumn,
  type FooterItem,
  type SiteFooterProps,
} from './SiteFooter/SiteFooter.js';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader/SiteHeader.js';
export { Steps, type StepsProps } from './Steps/Steps.js';
export { type Toast, type ToastsProps } from './Toasts/ToastList.js';
export { notify, prepareToasts, Toasts } from './Toasts/Toasts.js';
