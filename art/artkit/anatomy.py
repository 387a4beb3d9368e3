"""Teeth with roots, jaw sections, prepared teeth, shells and jaws. Millimetres, in the frame of teeth.py (crown up, lip side -y)."""
import math
import numpy as np
from mathutils import Matrix, Vector
from .geometry import *
from .materials import mat, rgba, enamel, gum, painted
from . import teeth
from .teeth import TEETH, tooth_f

BONE = '#E9CFA4'


def hang(o, parent, loc=None, rot=None, scale=None):
    """Parent an object and place it in the parent's frame; rot in degrees."""
    o.parent = parent
    if loc is not None:
        o.location = loc
    if rot is not None:
        o.rotation_euler = [math.radians(a) for a in rot]
    if scale is not None:
        o.scale = (scale,) * 3
    return o


def whole_f(key, long=1.0):
    """Distance function of a tooth with its roots: one for front teeth and premolars, two for lower molars, three for upper ones."""
    kind, W, D, H = TEETH[key]
    cf = tooth_f(kind, W, D, H, root=2.0)
    if key == 'U6':
        return teeth.molar_f()
    if kind == 'mol':
        def f(X, Y, Z):
            g, d = W * .23, None
            for s, L in ((-1, 12.5), (1, 11.5)):
                k = s * g
                r = np.minimum(caps(X, Y * .72, Z, (k, 0, -1), (k + s * .9, 0, -6.5 * long), 2.45, 1.75), caps(X, Y * .72, Z, (k + s * .9, 0, -6.5 * long), (k + s * .2 + .9, 0, -L * long), 1.75, .75))
                d = r if d is None else smin(d, r, .5)
            return smin(cf(X, Y, Z), d, .9)
        return f
    L = {'can': 16.5, 'inc': 13, 'pre': 13.5}[kind] * long

    def f(X, Y, Z):
        fx, fy = W * .34, D * .36
        y0 = D * .02
        r = np.minimum(caps(X * (fy / fx), Y, Z, (0, y0, -.5), (0, y0 + .2, -L * .55), fy, fy * .8), caps(X * (fy / fx), Y, Z, (0, y0 + .2, -L * .55), (.5, y0 + .5, -L), fy * .8, fy * .32))
        return smin(cf(X, Y, Z), r * .8, .8)
    return f


def root_colour(f=None, crown='#FBF4E6', root='#EFD9B0', stain=0):
    def colour(V):
        up = sstep(-1.2, .5, V[:, 2])[:, None]
        return np.array(rgba(root)) * (1 - up) + np.array(rgba(crown)) * up
    return colour


def whole(key, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=None, h=.22, crown='#FBF4E6', root='#EFD9B0', long=1.0):
    """A tooth with roots, enamel above and root surface below."""
    kind, W, D, H = TEETH[key]
    o = sdf_obj('whole', whole_f(key, long), (-W * .75, -D * .75, -18 * long), (W * .75, D * .75, H + 1.5), h, painted(rough=.26, coat=.5, coat_rough=.1), 2,
                attrs={'Col': root_colour(None, crown, root)})
    return hang(o, parent, loc, rot, scale)


def crown(key, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), shade='#FBF5EA', neck=.3, h=.2, root=.0, m=None):
    """A crown alone, cut flat under its margin."""
    kind, W, D, H = TEETH[key]
    f = tooth_f(kind, W, D, H, root=2.5)
    o = sdf_obj('crown', lambda X, Y, Z: smax(f(X, Y, Z), -(Z + root), .2), (-W * .6, -D * .7, -1 - root), (W * .6, D * .7, H + 1.5), h, m or enamel(shade, height=H, neck=neck), 2)
    return hang(o, parent, loc, rot)


def prep_f(key, cut=1.15, low=2.0):
    """Prepared tooth: the crown reduced all round, tapered, with a shoulder near the gum."""
    kind, W, D, H = TEETH[key]
    full = tooth_f(kind, W, D, H)
    small = tooth_f(kind, W - 2 * cut - .5, D - 2 * cut - .5, H - low)

    def f(X, Y, Z):
        t = 1 + .14 * np.clip(Z / H, 0, 1)
        return smin(small(X * t, Y * t, Z), smax(full(X, Y, Z), Z - .5, .25), .35)
    return f


def prep(key, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), shade='#EFD8AC', h=.2):
    kind, W, D, H = TEETH[key]
    o = sdf_obj('prep', prep_f(key), (-W * .6, -D * .7, -3.2), (W * .6, D * .7, H), h, mat(shade, rough=.42, coat=.2), 2)
    return hang(o, parent, loc, rot)


def stump(key, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), shade='#E3C690', h=.2):
    """A root that carries a prepared tooth: what stands under a crown or the end of a bridge."""
    kind, W, D, H = TEETH[key]
    full, top = whole_f(key, .95), prep_f(key)
    f = lambda X, Y, Z: smin(top(X, Y, Z), smax(full(X, Y, Z), Z + .1, .3), .5)
    o = sdf_obj('stump', f, (-W * .75, -D * .75, -17), (W * .75, D * .75, H), h, mat(shade, rough=.42, coat=.2), 2)
    return hang(o, parent, loc, rot)


def bridge_cut(parent, loc, ends, pontic='L6', x=.2, shade='#FFFCF5', h=.16):
    """Bridge of three on its stumps, the front of both end crowns cut away; ends: (key, x) of the outer teeth. The middle tooth
    rests on the gum with a rounded foot."""
    units = [(u[1], tooth_f(*TEETH[u[0]]), prep_f(u[0])) for u in ends]
    mid = tooth_f(*TEETH[pontic])

    def f(X, Y, Z):
        foot = smax(mid(X - x, Y, Z), -(Z + .8 - .05 * ((X - x) ** 2 + Y ** 2)), .5)
        d = foot
        for u, g, p in units:
            crown_ = smax(smax(g(X - u, Y, Z), .35 - Z, .2), -(p(X - u, Y, Z) - .08), .1)
            crown_ = smax(crown_, -.9 - Y, .1)
            d = smin(d, crown_, .5)
        return d
    hang(sdf_obj('bridge', f, (-16, -6, -1.5), (17, 6, 9.5), h, enamel(shade, height=8, neck=.1), 1), parent, loc)


def shell(key, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), shade='#FDFBF5', thick=.7, h=.12):
    """Veneer: the outer face of a front tooth as a thin shell that laps over the edge."""
    kind, W, D, H = TEETH[key]
    f, g = tooth_f(kind, W, D, H), tooth_f(kind, W - thick * 2, D - thick * 2, H - thick)
    o = sdf_obj('veneer', lambda X, Y, Z: smax(smax(smax(f(X, Y, Z), -g(X, Y, Z), .1), Y + D * .12 - 1.2 * sstep(H - 1.6, H, Z), .15), -(Z - .4 - .5 * (X / W) ** 2 * 4), .15),
                (-W * .6, -D * .75, -.5), (W * .6, D * .4, H + 1), h, enamel(shade, height=H, neck=.12), 5)
    return hang(o, parent, loc, rot)


def _spongy(V, cut, crest):
    """Colour of a jaw section: a dense rim, spongy inside, on the cut face only."""
    X, Y, Z = V.T
    r = np.random.default_rng(5)
    n = sum(np.sin(V @ r.normal(0, 1.5, 3) + r.uniform(0, 6)) for _ in range(14)) / 14
    holes = sstep(.1, .26, n) * (Y < cut + .35) * sstep(1.0, 2.4, crest(X) - Z) * sstep(-16.4, -15.0, Z)
    base, dark = np.array(rgba(BONE)), np.array(rgba('#C99C66'))
    return base * (1 - .75 * holes[:, None]) + dark * .75 * holes[:, None]


def block(parent, mids, w=17, depth=11, cut=0.0, low=-17.5, papillae=(), bone=True, dip=.5, gum_low=-4.6, crest=-2.6, swell=(), h=.3):
    """Section of a jaw, w mm to each side: bone (or a plaster base) under gum, front face at y = cut.

    mids: x of the teeth (the gum dips there); papillae: x where it rises between two teeth; swell: (x, height) of further mounds.
    """
    def line(X):
        z = 0 * X
        for x in papillae:
            z = z + 1.5 * np.exp(-((X - x) / 1.5) ** 2)
        for x in mids:
            z = z - dip * np.exp(-((X - x) / 3.2) ** 2)
        for s in swell:
            z = z + s[1] * np.exp(-((X - s[0]) / (s[2] if len(s) > 2 else 5.0)) ** 2)
        return z
    top = lambda X: crest + line(X) * .55
    front = cut if bone else cut - .2
    bf = lambda X, Y, Z: smax(smax(np.abs(X) - w, smax(-(Y - front), Y - depth, .7), .7), smax(-(Z - low), Z - top(X), .7), .7)
    col = (lambda V: _spongy(V, cut, top)) if bone else (lambda V: np.repeat(np.array(rgba('#F3E7D3'))[None], len(V), 0))
    hang(sdf_obj('bone', bf, (-w - 1, front - 1, low - 1), (w + 1, depth + 1, 5 + max([s[1] for s in swell] or [0])), h, painted(rough=.75 if bone else .5, coat=.1), 3, attrs={'Col': col}), parent)
    gf = lambda X, Y, Z: smax(smax(np.abs(X) - w - .3, smax(-(Y - cut + .3), Y - depth - .3, .8), .8), smax(-(Z - gum_low - line(X) * .5), Z - .5 - line(X) * sstep(cut - 1, cut + 3, Y * 0 + cut + 3), .8), .8)
    hang(sdf_obj('gums', gf, (-w - 1.5, cut - 1.5, gum_low - 2), (w + 1.5, depth + 1.5, 4 + max([s[1] for s in swell] or [0])), h, gum(), 3), parent)


def level(keys, tip=9.0, front=0.0):
    """Case for teeth.layout in which all cusps end on one plane, tip mm above the neck; the front teeth reach `front` mm beyond it."""
    def height(key):
        kind, _, _, H = TEETH[key]
        return H * .7 + 2.3 if kind == 'pre' else H * .66 + 2.3 if kind == 'mol' else H
    return {i: dict(dz=tip - height(k) + front * (k[1] in '123')) for i, k in enumerate(keys)}


def plain_layout(keys, case=None, **k):
    """teeth.layout with the matrix of every tooth, for shells that need no teeth under them."""
    L = teeth.layout(keys, case=case, **k)
    for t in L:
        t['M'] = (Matrix.Translation((t['x'], t['y'], t['dz'])) @ Matrix.Rotation(t['ang'] + math.radians(t['rot']), 4, 'Z')
                  @ Matrix.Rotation(math.radians(t['tip']), 4, 'Y') @ Matrix.Rotation(math.radians(t['tilt'] - 8 * (t['key'][1] in '123')), 4, 'X'))
    return L


def fixed_braces(root, L, metal, wire, tie=None, z=4.7, first=1, last=12):
    """Brackets on the teeth first..last and one even arch wire through their slots, z mm above the necks (in the arch's own frame).

    The wire is a smooth arch; each bracket is as deep as its tooth stands back from it, so that it touches both.
    """
    seats = []
    for t in L[first:last + 1]:
        kind, W, D, H = TEETH[t['key']]
        zl = z - t['dz']
        y = float(front_of(tooth_f(kind, W, D, H), np.zeros(1), np.array([zl]), -9, 3)[0])
        seats.append((t, t['M'] @ Vector((0, y, zl))))
    polar = lambda x, y: (np.arctan2(x, -(y + 6)), np.hypot(x, y + 6))
    th, r = np.array([polar(p.x, p.y) for _, p in seats]).T
    fit = np.polyfit(th ** 2, r, 3)
    off = max(r - np.polyval(fit, th ** 2)) + 1.25
    at = lambda a: Vector(((np.polyval(fit, a * a) + off) * math.sin(a), -(np.polyval(fit, a * a) + off) * math.cos(a) - 6, z))
    for (t, p), a in zip(seats, th):
        q, d = at(a), at(a + .01) - at(a - .01)
        back = (p - q).to_2d().length
        M = Matrix.Translation(q) @ Matrix.Rotation(math.atan2(d.y, d.x), 4, 'Z')
        molar = t['key'][1] in '67'
        w, h = (4.6, 2.6) if molar else (3.0, 3.0)
        parts = [rbox((w + .5, .7, h + .5), (0, back - .1, 0), metal, r=.3)]                        # pad on the tooth
        if molar:
            parts.append(rbox((w, back + .6, 1.9), (0, back / 2 - .2, 0), metal, r=.3))            # tube
        else:
            parts.append(rbox((w * .8, back, 1.9), (0, back / 2 + .1, 0), metal, r=.15))
            parts += [rbox((.95, .95, 1.0), (sx * .95, .0, sz * 1.05), metal, r=.25) for sx in (-1, 1) for sz in (-1, 1)]
            if tie:
                parts.append(tube([(1.5 * math.cos(b), -.1, 1.5 * math.sin(b)) for b in np.linspace(0, 2 * math.pi, 13)[:-1]], .3, tie, cyclic=True, res=4))
        for o in parts:
            o.matrix_world = M @ o.matrix_basis
            o.parent = root
    span = np.linspace(th.min() - .05, th.max() + .05, 140)
    tubes([(np.array([at(a) for a in span]), np.full(len(span), .3))], wire, parent=root)


def fissured_f(key):
    """Distance function of a back tooth's crown with its cusps, fissures and marginal ridges; and the depth of the fissures.

    Returns (f, groove): groove(X, Y) is the distance in mm from the nearest fissure, for colouring.
    """
    kind, W, D, H = TEETH[key]
    a, b = W / 2, D / 2
    cusps = {'pre': ((-.05, -.42, 1.0), (0, .46, .72)), 'mol': ((-.5, -.5, .96), (.1, -.56, .9), (.6, -.3, .74), (-.48, .5, 1.0), (.4, .5, .92))}[kind]
    if key[1] == '7':
        cusps = ((-.46, -.48, .94), (.44, -.48, .88), (-.46, .48, .96), (.44, .48, .88))
    slope = .62 if kind == 'mol' else .55

    def cones(X, Y):
        out = [H * (.5 + .5 * h) - slope * (np.sqrt((X - x * a) ** 2 + (Y - y * b) ** 2 + .5) - .7) for x, y, h in cusps]
        out += [H * .79 - 1.15 * np.abs(X - s * .80 * a) - .02 * Y ** 2 for s in (-1, 1)]
        return np.sort(np.stack(out), 0)

    def top(X, Y):
        z = cones(X, Y)
        return smax(z[-1], z[-2], .1) - .12 * np.exp(-((z[-1] - z[-2]) / .22) ** 2)

    def f(X, Y, Z):
        t = Z / H
        taper = np.where(Z < 0, np.sqrt(np.clip(1 - (Z / 2.5) ** 2 * .35, .05, 1)), 1)
        wid = .82 + .18 * np.maximum(np.sin(np.clip((t + .12) / 1.1, 0, 1) * math.pi), 0) ** .8
        hw, hd = a * wid * taper, b * wid * taper
        body = ((np.abs(X / hw) ** 3.4 + np.abs(Y / hd) ** 3.0) ** (1 / 3.2) - 1) * np.minimum(hw, hd)
        return smax(smax(body, (Z - top(X, Y)) * .8, .5), -(Z + 2.5), .4)
    return f, lambda X, Y: (cones(X, Y)[-1] - cones(X, Y)[-2]) / (2 * slope)


def fissured(key, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), shade='#F7ECD8', neck='#E3C792', groove='#D8B988', filled=None, h=.14):
    """Crown of a back tooth with visible fissures; filled(X, Y) < 0 marks a white filling level with the surface."""
    kind, W, D, H = TEETH[key]
    f, g = fissured_f(key)

    def colour(V):
        X, Y, Z = V.T
        c = lambda q: np.array(rgba(q))[None]
        up = sstep(-.5, 3.4, Z)[:, None]
        out = c(neck) * (1 - up) + c(shade) * up
        inside = (np.abs(X) < W * .36) & (np.abs(Y) < D * .36) & (Z > H * .4)
        w = (.75 * np.exp(-(g(X, Y) / .2) ** 2) * inside)[:, None]
        out = out * (1 - w) + c(groove) * w
        if filled:
            d = filled(X, Y)
            w, e = (sstep(.08, -.08, d) * (Z > H * .4))[:, None], (.8 * np.exp(-((d - .02) / .13) ** 2) * (Z > H * .4))[:, None]
            line = (.3 * np.exp(-(g(X, Y) / .2) ** 2))[:, None]
            out = out * (1 - w) + (c('#FFFFFF') * (1 - line) + c('#C9CFCF') * line) * w
            out = out * (1 - e) + c('#A98F68') * e
        return out
    o = sdf_obj('fissured', f, (-W * .6, -D * .6, -3), (W * .6, D * .6, H + 1), h, painted(rough=.24, coat=.5, coat_rough=.1), 1, attrs={'Col': colour})
    return hang(o, parent, loc, rot)


def mandible_f(a=24.5, b=43, ramus=True):
    """Lower jaw round the arch of teeth.layout(LOWER): body, chin, rising branch with condyle and coronoid."""
    def f(X, Y, Z):
        th = np.linspace(-math.pi / 2, math.pi / 2, 15)
        p = 2.25
        px, py = np.sign(np.sin(th)) * (a - 1.5) * np.abs(np.sin(th)) ** (2 / p), -(b - 4) * np.abs(np.cos(th)) ** (2 / p)
        d = None
        for k in range(14):
            u = abs((k - 6.5) / 6.5)
            z0, z1 = -12 + 1.5 * u, -12 + 1.5 * abs((k - 5.5) / 6.5)
            q = caps(X, Y, (Z + 12) * .62 - 12, (px[k], py[k], z0), (px[k + 1], py[k + 1], z1), 5.0, 5.0)
            d = q if d is None else smin(d, q, .8)
        d = smin(d, ell(X, Y, Z, (0, -b + 1.5, -18.5), (9, 5.5, 6)), 2)
        if ramus:
            for s in (-1, 1):
                A = abs(X * s)
                x = a + 1.5
                Xs = X * s
                r = caps(Xs, Y, Z, (x - 1.5, -2, -13), (x + 2, 13, -13), 6, 5.5)
                r = smin(r, caps(Xs * 1.0, Y, Z, (x + 2, 13, -12), (x + 5, 24, 22), 4.6, 3.6), 2.2)
                r = smin(r, caps(Xs, Y, Z, (x + 1, 4, -8), (x + 3.5, 10, 20), 4.2, 2.4), 2.2)
                r = smin(r, caps(Xs, Y, Z, (x + 1.5, 9, -8), (x + 3.5, 17, 12), 4.4, 3.2), 2)
                r = smin(r, ell(Xs, Y, Z, (x + 5, 25, 26), (6.5, 3.8, 4.2)), 1.6)
                d = smin(d, np.where(Xs > -2, r, 50), 1.6)
        return d
    return f


def mandible(parent=None, S=.1, m=None, h=.6, case=None, shade='#F7EDDD', gums=True):
    """Lower jaw bone with its arch; returns (empty, layout)."""
    g, L = teeth.arch(teeth.LOWER, gum() if gums else None, a=24.5, b=43, S=S, shade=shade, case=case)
    hang(sdf_obj('mandible', mandible_f(), (-42, -52, -30), (42, 34, 34), h, m or mat(BONE, rough=.65, coat=.1), 4), g)
    if parent:
        g.parent = parent
    return g, L


def maxilla(parent=None, S=.1, m=None, h=.6, case=None, shade='#F7EDDD', gums=True):
    """Upper jaw block above its arch, with the opening of the nose; the arch hangs crown down."""
    g, L = teeth.arch(teeth.UPPER, gum() if gums else None, flip=True, a=26.5, b=47, S=S, shade=shade, case=case)

    def f(X, Y, Z):                                # in the arch's own frame: bone lies at negative z
        th = np.linspace(-math.pi / 2, math.pi / 2, 15)
        px, py = np.sign(np.sin(th)) * 24.5 * np.abs(np.sin(th)) ** (2 / 2.25), -43 * np.abs(np.cos(th)) ** (2 / 2.25)
        d = None
        for k in range(14):
            q = caps(X, Y, (Z + 10) * .7 - 10, (px[k], py[k], -10), (px[k + 1], py[k + 1], -10), 5.2, 5.2)
            d = q if d is None else smin(d, q, .8)
        d = smin(d, smax(ell(X, Y, Z, (0, -18, -16), (25, 27, 13)), -(Z + 27), .8), 2)
        for s in (-1, 1):
            d = smin(d, caps(X, Y, Z, (s * 20, -18, -16), (s * 31, -6, -24), 8, 6), 3)
        d = smin(d, caps(X, Y, Z, (0, -44, -16), (0, -47, -19), 2.6, 1.2), 2)
        d = smax(d, -ell(X, Y, Z, (0, -46, -31), (8.5, 16, 11.5)), 1.4)
        return smax(d, -(Z + 30), 1)
    hang(sdf_obj('maxilla', f, (-42, -54, -32), (42, 14, -2), h, m or mat(BONE, rough=.65, coat=.1), 4), g)
    if parent:
        g.parent = parent
    return g, L


def plates(low):
    """On a mandible: the step of a sagittal split on each side, closed by a straight titanium plate with four screws."""
    ti = mat('#C3C8CC', rough=.25, metal=1)
    f = mandible_f()
    for s in (-1, 1):
        def out(y, z):                                    # the outer face of the bone at (y, z), seen from the side
            x = np.linspace(45, 12, 340)
            d = f(s * x, 0 * x + y, 0 * x + z)
            return float(x[np.argmax(d < 0)]) * s
        P = [(y, -13.5 + .12 * (y + 6)) for y in np.linspace(-16, 4, 4)]
        tubes([(np.array([(out(y, z) + s * .35, y, z) for y, z in [(q, -13.5 + .12 * (q + 6)) for q in np.linspace(-18, 6, 24)]]), np.full(24, .85))], ti, parent=low)
        for y, z in P:
            hang(cyl(1.75, 1.0, (0, 0, 0), ti, bev=.3, seg=40), low, (out(y, z) + s * .5, y, z), (0, 90, 0))
            hang(cyl(1.0, .3, (0, 0, 0), mat('#8D9498', rough=.3, metal=1), bev=.1, seg=6), low, (out(y, z) + s * 1.05, y, z), (0, 90, 0))
        cut = [(-6.5 + .5 * math.sin(q * .7), q) for q in np.linspace(-18.5, -6, 26)]
        tubes([(np.array([(out(y, z) + s * .02, y, z) for y, z in cut]), np.full(26, .42))], mat('#8E5F3E', rough=.9), parent=low)


def canal_path(s, n=24):
    """Centre line of one canal of the cut molar (side s), from the chamber's floor to the root's tip, with its radius."""
    x, r = curve1d([0, .35, .7, 1], [1.75, 2.75, 3.2, 2.85]), curve1d([0, .5, 1], [.62, .45, .24])
    u = np.linspace(0, 1, n)
    return np.c_[s * x(u), 0 * u, .9 - 11.9 * u], r(u)


def root_file(parent, side=1, reach=.86, length=7.5, handle='#2B6F69'):
    """Root canal file: lies in the canal of one side down to `reach` of it, leans out through the opened crown."""
    P, _ = canal_path(side, 300)
    P = P[:int(300 * reach)]
    P[:, 1] = -.75
    up = (P[0] - P[40]) / np.linalg.norm(P[0] - P[40])
    path = np.r_[[P[0] + up * k for k in np.linspace(length, .05, 160)], P]
    u = np.linspace(0, 1, len(path))
    spiral = np.c_[np.cos(u * 170), 0 * u, 0 * u] * (.1 * sstep(.36, .42, u))[:, None]
    tubes([(path + spiral, .2 - .1 * u)], mat('#C9CDD0', rough=.2, metal=1), parent=parent)
    tilt = math.degrees(math.atan2(up[0], up[2]))
    hang(cyl(.75, 3.2, (0, 0, 0), mat(handle, rough=.4), bev=.3), parent, path[0] + up * 1.3, (0, tilt, 0))
    hang(cyl(.95, .35, (0, 0, 0), mat('#C79A5B', rough=.3, metal=1), bev=.1), parent, path[0] - up * .4, (0, tilt, 0))


def cut_molar(parent, state='filled', h=.16):
    """Molar cut open lengthwise. state: infected (decay into the pulp), opened (inflamed pulp left in one root, the other clean),
    cleaned (opened, canals empty), filled (gutta-percha under a temporary filling) or crowned. Returns the side of the clean canal."""
    f, CUT, H = teeth.molar_f(), -.2, TEETH['U6'][3]
    canals = [[(P[i], P[i + 4], R[i], R[i + 4]) for i in range(0, 20, 4)] for P, R in (canal_path(-1, 21), canal_path(1, 21))]

    def pulp(X, Y, Z):
        d = ell(X, Y, Z, (0, 0, 1.5), (2.6, 2.4, 1.3))
        for line in canals:
            for a, b, ra, rb in line:
                d = smin(d, caps(X, Y, Z, a, b, ra, rb), .12)
        return d
    access = lambda X, Y, Z: caps(X, Y, Z, (0, 0, 1.6), (0, 0, 9), 1.9, 2.5)
    decay = lambda X, Y, Z: smin(ell(X, Y, Z, (2.6, 0, 6.2), (1.7, 1.7, 1.8)), caps(X, Y, Z, (2.4, 0, 5.4), (1.4, 0, 2.4), .9, .7), .5)
    open_ = state in ('cleaned', 'opened')

    def colour(V):
        X, Y, Z = V.T
        c = lambda q: np.array(rgba(q))[None]
        up = sstep(-1.6, .2, Z)[:, None]
        out = c('#EFD9B0') * (1 - up) + c('#FBF4E6') * up
        face, depth = (Y < (99 if open_ else CUT + .12))[:, None], -f(X, Y * 0 + .1, Z)
        if open_:
            face = face & ((Y < CUT + .12)[:, None] | (np.minimum(pulp(X, Y, Z), access(X, Y, Z)) < .35)[:, None])
        shell_ = (sstep(1.9, 1.5, depth) * sstep(-.4, .6, Z))[:, None]
        inside = c('#F1CF95') * (1 - shell_) + c('#FBF6EC') * shell_
        canal = sstep(.12, -.05, pulp(X, Y * 0, Z))[:, None]
        low = (Z < .9)[:, None]
        dark = c('#B98F5E') + 0 * out
        rose = c('#D9A08E')
        fill = {'infected': np.where(low, c('#B83A34'), c('#A3322F')), 'cleaned': dark, 'opened': np.where((X < -.9)[:, None] & (Z < 1.0)[:, None], c('#B83A34'), dark),
                'filled': np.where(low, rose, c('#FBF6EC')), 'crowned': np.where(low, rose, c('#FBF6EC'))}[state]
        inside = inside * (1 - canal) + fill * canal
        if state in ('filled', 'crowned'):
            a = (sstep(.1, -.05, access(X, Y * 0, Z)) * (Z > .9))[:, None]
            inside = inside * (1 - a) + c('#DDE4E2' if state == 'filled' else '#EFE6D6') * a
        if state == 'infected':
            a = sstep(.35, -.2, decay(X, Y * 0, Z))[:, None]
            inside, b = inside * (1 - a) + c('#4A3226') * a, sstep(.5, -.1, decay(X, Y, Z))[:, None]
            out = out * (1 - b) + c('#5A4030') * b
            tip = (np.exp(-((np.hypot(np.abs(X) - 2.8, Z + 11.6)) / 1.6) ** 2))[:, None]
            inside = inside * (1 - .7 * tip) + c('#B8503F') * .7 * tip
        return np.where(face, inside, out)

    def body(X, Y, Z):
        d = smax(f(X, Y, Z), CUT - Y, .08)
        if open_:
            d = smax(d, -access(X, Y, Z), .1)
            hollow = pulp(X, Y, Z) + .1
            if state == 'opened':
                hollow = smax(hollow, np.where(Z < 1.0, -X - .6, -9), .1)        # the pulp of the left root is still there
            d = smax(d, -smax(hollow, Y - 1.2, .1), .08)
        if state == 'infected':
            d = smax(d, -(ell(X, Y, Z, (2.8, 0, 7.3), (1.3, 1.5, 1.4))), .15)
        if state == 'crowned':
            d = smax(d, Z - H * .62, .3)
        return d
    hang(sdf_obj('cut', body, (-6.5, -1, -13), (6.5, 6.5, 9), h, painted(rough=.35, coat=.35), 2, attrs={'Col': colour}), parent)
    if state == 'crowned':                                    # a crown of even thickness over the built-up stump, cut on the same face
        W, D = TEETH['U6'][1:3]
        cf, inner = tooth_f('mol', W + .7, D + .7, H + .6), tooth_f('mol', W - 1.6, D - 1.6, H * .8)
        shell_f = lambda X, Y, Z: smax(smax(cf(X, Y, Z), CUT - .12 - Y, .08), smax(.5 - Z, -smax(inner(X, Y, Z), Z - H * .6, .3), .15), .12)
        hang(sdf_obj('cap', shell_f, (-6.5, -1, 0), (6.5, 7, 10), h, mat('#FFFFFF', rough=.2, coat=.6), 2), parent)
    return 1
