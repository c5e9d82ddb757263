// The style sheets of all components, in the order in which they may override each other. No theme: the site brings one.
import './theme/base.css.js';
import './PhoneButton/PhoneButton.css.js';
import './ServiceCard/ServiceCard.css.js';
import './LazyImage/LazyImage.css.js';
import './ContactForm/ContactForm.css.js';
import './Disclosure/Disclosure.css.js';
import './FaqGroup/FaqGroup.css.js';
import './CityTile/CityTile.css.js';
import './GalleryViewer/GalleryViewer.css.js';
