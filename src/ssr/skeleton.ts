/**
 * The styles of the skeleton that is shown until a page's content arrives: boxes in as many columns as the page will
 * have, or lines; `data-late` says which. It is a flow root, so that the margins of the content do not move it.
 */
export const SKELETON = `
[data-late]:empty::before{content:"";display:block;box-sizing:border-box;height:80vh;border-top:var(--above,0px) solid #0000;
background:repeating-linear-gradient(90deg,var(--color-sunken) 0 calc((100% - (var(--n,1) - 1)*var(--gap,24px))/var(--n,1)),
#0000 0 calc((100% + var(--gap,24px))/var(--n,1))) padding-box;animation:breathe 1.6s ease-in-out infinite alternate}
[data-late=cards]{display:flow-root;--n:2;--gap:16px;--above:128px}
[data-late=rows]:empty::after{content:"";height:80vh;
background:repeating-linear-gradient(var(--color-sunken) 0 28px,#0000 0 40px,var(--color-sunken) 0 56px,#0000 0 136px);
animation:breathe 1.6s ease-in-out infinite alternate}
@media(width<48rem){[data-late=rows]:empty::before{height:48px}}
@media(width>=40rem){[data-late=cards]{--n:3;--gap:20px}}
@media(width>=48rem){[data-late=plans]{--n:3}}
@media(width>=64rem){[data-late=cards]{--n:4}}
`.replaceAll('\n', '')
