"""The six service groups on the home page."""
from .still_lifes import *


def dental_care(name):
    studio('#EFE0CC', None, panel='#7FB0A6', archw=3.4, y=7.0, style='waves')
    props.tumbler(h=2.7, r=1.1, fill=0, at=(-1.9, .3, 0))
    props.toothbrush('#2B6F69', L=15, at=(-1.3, .4, 4.75), rot=(-70, 83, 180), scale=.32)
    props.toothbrush('#C97C5D', L=15, tip='#E3B79C', at=(-2.5, .2, 4.6), rot=(65, 82, 0), scale=.32)
    props.paste_tube(L=6.4, at=(-.2, -2.3, 0), rot=(0, 0, 22), scale=.55)
    props.floss('#9DBFB2', at=(-3.6, -1.6, 0), scale=.6, rot=(0, 0, -70))
    g = empty('t', (2.1, .6, 2.3), (0, 0, -16), .2)
    whole('L6', g, (0, 0, 1.0), long=.7, crown='#FFFDF7', root='#F4E2BE')
    cyl(1.6, .62, (2.1, .6, .31), mat('#2B6F69', rough=.7), bev=.08, seg=128)
    lights(880, 160, 420)
    stage.camera((.3, -14.4, 4.6), (.1, 0, 2.2), lens=56, fstop=5.6, focus=(0, -.4, 2))
    stage.render(name, spp=SPP, exposure=.0)


def orthodontics(name):
    studio('#D59377', '#F3E6D6', 4.4, panel='#2B6F69', archw=3.8, y=6.6, x=1.2)
    props.aligner_case('#7FB0A6', at=(-1.5, -.6, .5), rot=(0, 0, 14), scale=.62)
    L = teeth.layout(UPPER)
    for t in L:
        front = -8 if t['key'][1] in '123' else 0
        t['M'] = Matrix.Translation((t['x'], t['y'], t['dz'])) @ Matrix.Rotation(t['ang'], 4, 'Z') @ Matrix.Rotation(math.radians(front), 4, 'X')
    e = empty('a', (-1.75, .7, 1.2), (14, 0, 14), .066)
    teeth.aligner(L, e, thin_clear('#E3F4F5', base=.3))
    r, Lr = arch(LOWER, gum(), base=True, shade='#FAF2E4', a=24.5, b=43, S=.062)
    r.location, r.rotation_euler = (2.25, 1.2, 1.1), (0, 0, math.radians(-20))
    fixed_braces(r, Lr, mat('#D5D9DC', rough=.22, metal=1), mat('#CBA267', rough=.22, metal=1), mat('#C97C5D', rough=.4))
    lights(900, 170, 420)
    stage.camera((.2, -13.8, 6.4), (.1, 0, 1.25), lens=58, fstop=6.3, focus=(0, -.8, 1))
    stage.render(name, spp=SPP, exposure=.08)


def surgical(name):
    studio('#2F7A73', None, panel='#C97C5D', archw=2.6, y=6.4, style='sun', x=1.0)
    ti, gold = mat('#C9CDD2', rough=.22, metal=1), mat('#D9AE6C', rough=.22, metal=1)
    for k, (x, h, r) in enumerate(((-2.9, .5, 1.25), (0, 1.1, 1.15), (2.9, .75, 1.35))):
        cyl(r, h, (x, .2, h / 2), mat(['#F3E6D6', '#E3B79C', '#F3E6D6'][k], rough=.75), bev=.07, seg=128)
    g = empty('s', (-2.9, .2, 3.55), (0, 0, 0), .25)
    screw(ti, L=12, r=2.3, parent=g)
    g = empty('a', (0, .2, 1.1), (0, 0, 0), .27)
    hang(lathe([(.001, 0), (1.5, 0), (1.55, 1.2), (2.4, 2.0), (2.6, 2.6), (2.0, 3.3), (1.5, 6.6), (1.2, 7.0), (.001, 7.0)], gold), g)
    g = empty('c', (2.9, .2, .78), (0, 0, -14), .21)
    crown('L6', g, (0, 0, 0), shade='#FFFCF5', neck=.2)
    lights(950, 220, 520)
    stage.camera((.4, -13.8, 3.9), (0, .1, 1.95), lens=58, fstop=5.6, focus=(0, 0, 1.9))
    stage.render(name, spp=SPP, exposure=.2)


def reflected_sea(at, r):
    """The round glass of a mirror, in which the sea stands and a low sun."""
    def colour(V):
        x, z = (V[:, 0] - at[0]) / r, (V[:, 2] - at[2]) / r
        sky = np.array(rgba('#F6E3CB')) + np.clip((z + .15) / 1.1, 0, 1)[:, None] * (np.array(rgba('#BCD8D1')) - np.array(rgba('#F6E3CB')))
        sun = sstep(.205, .195, np.hypot(x - .22, z - .12))[:, None]
        sky = sky * (1 - sun) + np.array(rgba('#E08E62')) * sun
        glitter = (sstep(.30, .0, np.abs(x - .22) + .05 * np.sin(z * 60)) * (np.sin(z * 46 + 3 * np.sin(x * 5)) > .1) * .7)[:, None]
        sea = np.array(rgba('#4F9189')) * (1 - glitter) + np.array(rgba('#F3CFA8')) * glitter
        return np.where((z > -.15)[:, None], sky, sea)

    def disc(X, Y, Z):
        return smax(np.hypot(X - at[0], Z - at[2]) - r, np.abs(Y - at[1]) - .05, .02)
    sdf_obj('mirror', disc, (at[0] - r - .1, at[1] - .1, at[2] - r - .1), (at[0] + r + .1, at[1] + .1, at[2] + r + .1), .028, painted('Col', rough=.25, coat=.5), 1, attrs={'Col': colour})


def cosmetic(name):
    table('#E9CDBB', '#F6EBDD', y=5.4, power=4.2, at=(-1.2, 5.4, 3.4))
    br = props.brass()
    R, h = 2.35, 3.5
    tube([(.3 + R * math.cos(a), .6, h + R * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 49)[:-1]], .17, br, cyclic=True)
    reflected_sea((.3, .72, h), R - .04)
    cyl(.14, h - R + .1, (.3, .6, (h - R) / 2), br, bev=.03)
    lathe([(.001, 0), (1.7, 0), (1.7, .18), (.55, .36), (.15, .62), (.001, .62)], br, loc=(.3, .6, 0))
    cyl(1.35, .5, (3.35, -.7, .25), mat('#C97C5D', rough=.7), bev=.08, seg=128)
    for side, turn in ((-1, 7), (1, -7)):                                                                    # the front pair, side by side
        g = empty('c', (3.35 + side * .56, -.75, .52), (0, 0, turn), .13)
        g.scale = (side * .13, .13, .13)
        crown('U1', g, (0, 0, 0), shade='#FDFAF2', neck=.15)
    props.folded_towel(('#9DBFB2', '#2B6F69'), w=2.6, d=2.0, n=2, h=.5, at=(-3.2, .6, 0), rot=(0, 0, 14))
    before = everything()
    lathe([(.001, 0), (.62, 0), (.66, .1), (.66, 1.5), (.5, 1.75), (.2, 1.85), (.2, 2.1), (.001, 2.1)], mat('#2B6F69', rough=.3, coat=.5), seg=64)
    cyl(.34, .6, (0, 0, 2.35), br, bev=.06)
    gather('bottle', before, (-1.9, -1.4, 0))
    stage.camera((-.5, -14.6, 4.5), (.15, .1, 2.75), lens=54, fstop=5.6, focus=(.3, -.8, 3.2))
    stage.render(name, spp=SPP, exposure=-.02)


def paediatric(name):
    studio('#CFE0DA', None, panel='#E2A07F', archw=2.8, y=6.6, style='sun', x=-1.8)
    for k, (r, c) in enumerate(((1.55, '#2B6F69'), (1.3, '#9DBFB2'), (1.05, '#E3B79C'), (.8, '#C97C5D'))):        # stacking rings
        tube([(-2.3 + r * .68 * math.cos(a), .3 + r * .68 * math.sin(a), .42 + .62 * k) for a in np.linspace(0, 2 * math.pi, 25)[:-1]], .34, mat(c, rough=.55), cyclic=True)
    cyl(1.6, .18, (-2.3, .3, .09), mat('#C99B66', rough=.6), bev=.06)
    cyl(.3, 3.0, (-2.3, .3, 1.5), mat('#C99B66', rough=.6), bev=.1)
    g = empty('t', (-2.3, .3, 3.5), (0, 0, -14), .115)
    whole('L6', g, (0, 0, 0), long=.55, crown='#FFFDF7', root='#FBF1DC')
    for k, (r, c) in enumerate(((2.1, '#2B6F69'), (1.65, '#7FB0A6'), (1.2, '#E3B79C'), (.75, '#C97C5D'))):       # wooden rainbow
        P = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, math.pi, 40)] + [((r - .42) * math.cos(a), (r - .42) * math.sin(a)) for a in np.linspace(math.pi, 0, 40)]
        extrude(P, .9, mat(c, rough=.6), loc=(1.9, .7, .02), rot=(90, 0, 0), bev=.06)
    props.toothbrush('#C97C5D', L=9.5, bristle='#FBF6EC', tip='#F0C9B4', at=(-.9, -2.0, .26), rot=(0, 0, -8), scale=.5)
    for x, y, c, a in ((3.6, -1.5, '#E2B59B', 20), (2.5, -1.9, '#F3E6D6', -12)):
        props.toy_block(.95, c, '#2B6F69', at=(x + .5, y + .9, 0), rot=(0, 0, a))
    sphere(.5, (.5, -1.0, .5), mat('#F1C27D', rough=.5))
    lights(860, 180, 400)
    stage.camera((.3, -14.4, 4.3), (.1, .1, 1.95), lens=57, fstop=5.6, focus=(0, -.3, 1.8))
    stage.render(name, spp=SPP, exposure=-.02)


def emergency(name):
    studio('#E9C9B4', None, panel='#B56A4C', archw=3.6, y=6.2, x=-1.6)
    g = empty('t', (-1.75, -.2, 2.62), (0, 6, -10), .2)
    f = whole_f('L6', .72)

    def crack(X, Y, Z):
        path = .9 + .45 * np.sin(Z * 1.5 + .4) + .22 * np.sin(Z * 4.1)
        return smax(np.abs(X - path) - .10 - .10 * sstep(1, 8, Z), 1.2 - Z, .1)
    body = lambda X, Y, Z: smax(smax(f(X, Y, Z), -crack(X, Y, Z), .04), -(np.sqrt((X - 4.3) ** 2 + (Y + 3.0) ** 2 + (Z - 8.0) ** 2) - 2.5), .15)

    def colour(V):
        c = root_colour(None, '#FCF5E6', '#EFD9B0')(V)
        q = np.minimum(crack(*V.T), np.sqrt((V[:, 0] - 4.3) ** 2 + (V[:, 1] + 3.0) ** 2 + (V[:, 2] - 8.0) ** 2) - 2.5)
        inside = (sstep(.16, .02, q))[:, None]
        return c * (1 - inside) + np.array(rgba('#C79A62')) * inside
    hang(sdf_obj('cracked', body, (-7, -7, -12), (7, 7, 9), .13, painted(rough=.26, coat=.5), 1, attrs={'Col': colour}), g)
    cyl(1.9, .62, (-1.75, -.1, .31), mat('#2B6F69', rough=.7), bev=.08, seg=128)
    before = everything()                                     # first-aid case
    w = mat('#F6EFE3', rough=.4, coat=.2)
    rbox((3.6, 1.5, 2.6), (0, 0, 1.35), w, r=.32, seg=6)
    rbox((3.64, 1.54, .1), (0, 0, 1.75), mat('#2B6F69', rough=.5), r=.04)
    rbox((1.5, .08, 1.24), (0, -.75, .98), mat('#2B6F69', rough=.5), r=.035)      # white on green: the red cross is a protected emblem
    for a, b in ((.9, .3), (.3, .9)):
        rbox((a, .1, b), (0, -.77, .98), mat('#FBF6EC', rough=.5), r=.04)
    tube([(-.7, 0, 2.6), (-.65, 0, 3.0), (.65, 0, 3.0), (.7, 0, 2.6)], .13, mat('#2B6F69', rough=.5))
    for s in (-1, 1):
        rbox((.34, .12, .4), (s * 1.2, -.77, 1.78), props.brass(), r=.04)
    gather('kit', before, (1.9, 1.0, 0), -14)
    rbox((2.1, 1.5, .5), (2.2, -1.9, .28), mat('#8FC3C6', rough=.3, coat=.5), r=.24, seg=6, rot=(0, 0, 18))       # cold pack
    for k in range(3):
        rbox((1.5 - .3 * k, .09, .03), (2.2, -1.9 + .28 * (k - 1), .535), mat('#E6F3F1', rough=.4), r=.01, rot=(0, 0, 18))
    before = everything()                                     # rolled bandage
    cyl(.62, .9, (0, 0, .62), mat('#F8F1E4', rough=1, sheen=.4), bev=.08, rot=(90, 0, 0))
    cyl(.2, .92, (0, 0, .62), mat('#D9C9B0', rough=1), bev=.04, rot=(90, 0, 0))
    gather('roll', before, (.15, -2.0, 0), 24)
    lights(880, 160, 420)
    stage.camera((.3, -14.2, 4.3), (.1, .1, 1.95), lens=57, fstop=5.6, focus=(-.6, -.8, 2))
    stage.render(name, spp=SPP, exposure=.02)


PICTURES = {'groups/dental-care': dental_care, 'groups/orthodontics': orthodontics, 'groups/surgical': surgical, 'groups/cosmetic': cosmetic,
            'groups/pediatric': paediatric, 'groups/emergency': emergency}
