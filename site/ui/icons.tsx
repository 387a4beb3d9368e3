/**
 * A decorative icon in the colour of the surrounding text, hidden from screen readers. Its size is 1.25em
 * unless a class sets another.
 *
 * @param drawing - one of the constants below
 */
export function Icon({ drawing, className = '' }: { drawing: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 256 256"
      className={`icon ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

// Phosphor's line icons (raw/ in github.com/phosphor-icons/core), minified by SVGO: the content of an SVG of
// 256 by 256 units. icon.css sets the stroke. domain/clinic/icon-names.ts lists their names. Paths with the
// class `along` point in the reading direction; in right-to-left languages they are mirrored
// (compile/scripts/arab.css).

export const arrowDownIcon = '<path d="M128 40v176m72-72-72 72-72-72"/>';
export const arrowLeftIcon = '<path class="along" d="M216 128H40m72-72-72 72 72 72"/>';
export const arrowRightIcon = '<path class="along" d="M40 128h176m-72-72 72 72-72 72"/>';
export const arrowUpIcon = '<path d="M128 216V40m-72 72 72-72 72 72"/>';
export const babyIcon =
  '<path d="M156 168a53 53 0 0 1-56 0m28-136a96 96 0 1 0 0 192 96 96 0 1 0 0-192m0 0c-16 20-16 40-16 40a16 16 0 0 0 32 0"/><path class="solid" d="M92 116a12 12 0 1 0 0 24 12 12 0 1 0 0-24m72 0a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const bandageIcon =
  '<path d="M49.4 94.6a32 32 0 0 1 45.2-45.2l112 112a32 32 0 0 1-45.2 45.2Zm112-45.2a32 32 0 0 1 45.2 45.2l-112 112a32 32 0 0 1-45.2-45.2Z"/><path class="solid" d="M128 116a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const calendarIcon =
  '<rect width="176" height="176" x="40" y="40" rx="8"/><path d="M176 24v32M80 24v32M40 88h176"/>';
export const calendarAddIcon =
  '<rect width="176" height="176" x="40" y="40" rx="8"/><path d="M176 24v32M80 24v32M40 88h176m-64 64h-48m24-24v48"/>';
export const callBackIcon =
  '<path d="M152 64v40h40m-40 0 48-48m-43.6 97.3a8 8 0 0 1 7.6-.7l47.1 21.2a8 8 0 0 1 4.8 8.3A48 48 0 0 1 168 224 136 136 0 0 1 32 88a48.3 48.3 0 0 1 42-48 8 8 0 0 1 8.2 4.9L103.3 92a8 8 0 0 1-.6 7.5L81.3 125a8 8 0 0 0-.5 7.8 99 99 0 0 0 42.7 42.4 8 8 0 0 0 7.9-.6Z"/>';
export const caretDownIcon = '<path d="m208 96-80 80-80-80"/>';
export const caretLeftIcon = '<path class="along" d="m160 208-80-80 80-80"/>';
export const caretRightIcon = '<path class="along" d="m96 48 80 80-80 80"/>';
export const certificateIcon =
  '<path d="M54.5 201.5c-9.2-9.2-3.1-28.5-7.8-39.8C41.8 150 24 140.5 24 128s17.8-22 22.7-33.7c4.7-11.3-1.4-30.6 7.8-39.8s28.5-3.1 39.8-7.8C106.1 41.8 115.5 24 128 24s22 17.8 33.7 22.7c11.3 4.7 30.6-1.4 39.8 7.8s3.1 28.5 7.8 39.8c4.9 11.8 22.7 21.2 22.7 33.7s-17.8 22-22.7 33.7c-4.7 11.3 1.4 30.6-7.8 39.8s-28.5 3.1-39.8 7.8C150 214.2 140.5 232 128 232s-22-17.8-33.7-22.7c-11.3-4.7-30.6 1.4-39.8-7.8M88 136l24 24 56-56"/>';
export const chatIcon =
  '<path d="M96 112h64m-64 32h64m-80 67.1a96 96 0 1 0-35-35l-12.6 37.4a8 8 0 0 0 10.1 10z"/>';
export const checkIcon = '<path d="m40 144 56 56L224 72"/>';
export const checkCircleIcon = '<path d="m88 136 24 24 56-56m-40-72a96 96 0 1 0 0 192 96 96 0 1 0 0-192"/>';
export const clockIcon = '<path d="M128 32a96 96 0 1 0 0 192 96 96 0 1 0 0-192m0 40v56h56"/>';
export const closeIcon = '<path d="M200 56 56 200m144 0L56 56"/>';
export const coinsIcon =
  '<path d="M96 48a80 36 0 1 0 0 72 80 36 0 1 0 0-72M16 84v40c0 19.9 35.8 36 80 36s80-16.1 80-36V84M64 117v40m112-60.3c36.5 3.4 64 17.9 64 35.3 0 19.9-35.8 36-80 36-19.6 0-37.6-3.2-51.5-8.4m-28.5-.3V172c0 19.9 35.8 36 80 36s80-16.1 80-36v-40m-48 33v40m-64-88v88"/>';
export const crownIcon =
  '<path d="M54.7 200h146.6a8 8 0 0 0 7.9-6.6l22.7-104a8 8 0 0 0-13.9-6.6L176 128l-40.7-91.3a8 8 0 0 0-14.6 0L80 128 38 82.8a8 8 0 0 0-13.9 6.6l22.7 104a8 8 0 0 0 8 6.6"/>';
export const emailIcon = '<path d="M32 56h192v136a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8zm192 0-96 88-96-88"/>';
export const externalLinkIcon =
  '<path d="M216 104V40h-64m-16 80 80-80m-32 96v72a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8h72"/>';
export const facebookIcon =
  '<path d="M128 32a96 96 0 1 0 0 192 96 96 0 1 0 0-192m40 56h-16a24 24 0 0 0-24 24v112m-32-80h64"/>';
export const firstAidIcon =
  '<rect width="192" height="144" x="32" y="64" rx="8"/><path d="M168 64V48a16 16 0 0 0-16-16h-48a16 16 0 0 0-16 16v16m40 48v48m24-24h-48"/>';
export const globeIcon =
  '<path d="M128 32a96 96 0 1 0 0 192 96 96 0 1 0 0-192m56.4 173.7-9.3-9.4a8 8 0 0 0-3.7-2l-21.4-5.7a8 8 0 0 1-5.9-9l2.4-16.1a8 8 0 0 1 4.9-6.2l30.4-12.7a8 8 0 0 1 8.5 1.5l24.7 22.6m-164.5 16 10-6.6a8 8 0 0 0 3.5-6.6l.2-36.2a8 8 0 0 1 1.4-4.4l20.9-31.3a8 8 0 0 1 11.3-2l19.8 13a8 8 0 0 0 5.8 1.4l31.5-4.3a8 8 0 0 0 5-2.7L182 79.2a8 8 0 0 0 2-5.2V50"/>';
export const heartIcon =
  '<path d="M128 224S24 168 24 102a54 54 0 0 1 54-54c22.6 0 42 12.3 50 32 8-19.7 27.4-32 50-32a54 54 0 0 1 54 54c0 66-104 122-104 122"/>';
export const hospitalIcon =
  '<path d="M32 216h216m-200 0V48a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v168m0-96h64a8 8 0 0 1 8 8v88M104 72v48M80 96h48m0 120v-56H80v56"/>';
export const hotelIcon = '<path d="M112 168V80h104a32 32 0 0 1 32 32v56M24 208V48m0 120h224v40M112 80H24"/>';
export const infoIcon =
  '<path d="M128 32a96 96 0 1 0 0 192 96 96 0 1 0 0-192m-8 88a8 8 0 0 1 8 8v40a8 8 0 0 0 8 8"/><path class="solid" d="M124 72a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const instagramIcon =
  '<path d="M128 88a40 40 0 1 0 0 80 40 40 0 1 0 0-80"/><rect width="192" height="192" x="32" y="32" rx="48"/><path class="solid" d="M180 64a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const leafIcon =
  '<path d="M63.8 192.2C16 112.4 79.8 32.6 215.4 40.6c8 135.6-71.8 199.5-151.6 151.6M160 96 40 216"/>';
export const linkedinIcon =
  '<rect width="192" height="192" x="32" y="32" rx="8"/><path d="M120 112v64m-32-64v64m32-36a28 28 0 0 1 56 0v36"/><path class="solid" d="M88 72a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const mapPinIcon =
  '<path d="M128 72a32 32 0 1 0 0 64 32 32 0 1 0 0-64m80 32c0 72-80 128-80 128s-80-56-80-128a80 80 0 0 1 160 0"/>';
export const medalIcon =
  '<path d="M128 16a80 80 0 1 0 0 160 80 80 0 1 0 0-160m0 32a48 48 0 1 0 0 96 48 48 0 1 0 0-96m48 112v80l-48-24-48 24v-80"/>';
export const menuIcon = '<path d="M40 128h176M40 64h176M40 192h176"/>';
export const minusIcon = '<path d="M40 128h176"/>';
export const painIcon = '<path d="m160 16-16 80 64 24L96 240l16-80-64-24z"/>';
export const pauseIcon =
  '<rect width="56" height="176" x="152" y="40" rx="8"/><rect width="56" height="176" x="48" y="40" rx="8"/>';
export const phoneIcon =
  '<path d="M164.4 145.3a8 8 0 0 1 7.6-.7l47.1 21.2a8 8 0 0 1 4.8 8.3A48 48 0 0 1 176 216 136 136 0 0 1 40 80a48.3 48.3 0 0 1 42-48 8 8 0 0 1 8.2 4.9L111.3 84a8 8 0 0 1-.6 7.5L89.3 117a8 8 0 0 0-.5 7.8 99 99 0 0 0 42.7 42.4 8 8 0 0 0 7.9-.6Z"/>';
export const planeIcon =
  '<path d="m88 224 24-24v-24l24-24 48 72 24-24-32-88 33-31a24 24 0 0 0-34-34l-31 33-88-32-24 24 72 48-24 24H56l-24 24 40 16Z"/>';
export const playIcon =
  '<path d="M72 39.9V216a8 8 0 0 0 12.2 6.7l144-88.1a7.8 7.8 0 0 0 0-13.4l-144-88.1A8 8 0 0 0 72 39.9"/>';
export const plusIcon = '<path d="M40 128h176m-88-88v176"/>';
export const quoteIcon =
  '<path class="solid" d="M116 72v88a48 48 0 0 1-48 48 8 8 0 0 1 0-16 32 32 0 0 0 32-32v-8H40a16 16 0 0 1-16-16V72a16 16 0 0 1 16-16h60a16 16 0 0 1 16 16m100-16h-60a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48V72a16 16 0 0 0-16-16"/>';
export const scanIcon = '<path d="M176 40h40v40M80 216H40v-40m176 0v40h-40M40 80V40h40m0 40h96v96H80z"/>';
export const searchIcon = '<path d="M112 32a80 80 0 1 0 0 160 80 80 0 1 0 0-160m56.6 136.6L224 224"/>';
export const shieldIcon =
  '<path d="M216 112V56a8 8 0 0 0-8-8H48a8 8 0 0 0-8 8v56c0 96 88 120 88 120s88-24 88-120M88 136l24 24 56-56"/>';
export const smileIcon =
  '<path d="M128 32a96 96 0 1 0 0 192 96 96 0 1 0 0-192m40 120a45.4 45.4 0 0 1-80 0"/><path class="solid" d="M92 96a12 12 0 1 0 0 24 12 12 0 1 0 0-24m72 0a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const sparkleIcon =
  '<path d="m84.3 171.7-55.1-20.3a8 8 0 0 1 0-14.8l55-20.3 20.4-55.1a8 8 0 0 1 14.8 0l20.3 55 55.1 20.4a8 8 0 0 1 0 14.8l-55 20.3-20.4 55.1a8 8 0 0 1-14.8 0ZM176 16v48m48 8v32m-72-64h48m8 48h32"/>';
export const starIcon =
  '<path class="solid" d="m234.3 114.9-45 38.8 13.7 58a16.4 16.4 0 0 1-24.5 17.9L128 198.5l-50.5 31A16.4 16.4 0 0 1 53 211.9l13.8-58.1-45-38.8A16.5 16.5 0 0 1 31 86l59-4.8 22.7-55a16.4 16.4 0 0 1 30.3 0l22.8 55 59 4.8a16.5 16.5 0 0 1 9.3 28.9Z"/>';
export const stethoscopeIcon =
  '<path d="M208 128a32 32 0 1 0 0 64 32 32 0 1 0 0-64m-104 16v48a40 40 0 0 0 40 40h24a40 40 0 0 0 40-40M136 40h24v47.2a56.5 56.5 0 0 1-55.3 56.8A56 56 0 0 1 48 88V40h24"/><path class="solid" d="M208 148a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const surgicalIcon =
  '<path d="m184 24 48 48M128 48l80 80m-68-68-89.7 89.7a8 8 0 0 0-2.3 5.6V208h52.7a8 8 0 0 0 5.6-2.3L196 116m-98-14 26 26m-50-2 26 26m68-64 40-40M48 208l-24 24"/>';
export const toothIcon =
  '<path d="m88 64 80 32m0-32L88 96M40 79.8c0 71.4 23.5 128.2 44 142.7a8 8 0 0 0 12.5-6C98 196.3 104 160 128 160s30 36.3 31.5 56.5a8 8 0 0 0 12.5 6c20.5-14.5 44-71.3 44-142.7A48 48 0 0 0 168 32H88a48 48 0 0 0-48 47.8"/>';
export const translateIcon =
  '<path d="m240 216-56-112-56 112m16-32h80M96 32v24m-64 0h128m-32 0a96 96 0 0 1-96 96m37.5-64a96 96 0 0 0 90.5 64"/>';
export const twitterIcon =
  '<path d="M88 176S32.9 144 40.8 56c0 0 39.6 40 87.2 48V88a40 40 0 0 1 40-40 41 41 0 0 1 36.7 24H240l-32 32c-4.3 66.8-60 120-128 120-32 0-40-12-40-12s32-12 48-36"/>';
export const userIcon =
  '<path d="M128 32a64 64 0 1 0 0 128 64 64 0 1 0 0-128M32 216a110.3 110.3 0 0 1 192 0"/>';
export const usersIcon =
  '<path d="M192 120a60 60 0 0 1 48 24m-224 0a60 60 0 0 1 48-24m64-16a40 40 0 1 0 0 80 40 40 0 1 0 0-80M72 216a65 65 0 0 1 112 0M161 80a32 32 0 1 1 31 40m-128 0a32 32 0 1 1 31-40"/>';
export const warningIcon =
  '<path d="M128 32a96 96 0 1 0 0 192 96 96 0 1 0 0-192m0 104V80"/><path class="solid" d="M128 160a12 12 0 1 0 0 24 12 12 0 1 0 0-24"/>';
export const whatsappIcon =
  '<path d="M72 104a32 32 0 0 1 32-32l16 32-12.3 18.5a48 48 0 0 0 25.8 25.8L152 136l32 16a32 32 0 0 1-32 32 80 80 0 0 1-80-80m8 107.1a96 96 0 1 0-35-35l-12.6 37.4a8 8 0 0 0 10.1 10z"/>';
